import { type PlaceId, type Spot, type TablePlace, isColumn } from './model';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything lies on a table of a given size, in pixels. Nothing is ever measured from the page. */
export interface Fit {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly width: number;
  readonly height: number;
  /** Top left corner of a card, or of the bare place. */
  at(spot: Spot): Point;
  /** How much of a card shows above the one that covers it. */
  strip(spot: Spot): number;
  /** From the top left corner down to the end of the last card: what takes a drop. */
  box(place: PlaceId): { readonly x: number; readonly y: number; readonly height: number };
}

/** The cards' own proportions: tokens.css has the same ratio. */
const RATIO = 1.4;
const COLUMNS = 7;
const WIDEST_CARD = 224;
/** Strips, in card widths: as much as looks well, and for face-down cards no less than shows traces. */
const OPEN_STRIP = 0.42;
const DOWN_STRIP = 0.2;
/** What a fingertip tells apart, in pixels, but no more than this share of a card. */
const FINGER_STRIP = 18;
const WIDEST_DOWN_STRIP = 0.4;
/** The same for open cards, which are taken up one by one. */
const OPEN_FINGER_STRIP = 30;
const WIDEST_OPEN_STRIP = 0.58;
const NARROW_DOWN_STRIP = 0.1;
/** Heights that a table should hold with comfort: the top row, a column, and strips of about 6 + 6 cards, in card widths. */
const COMFORT = 2 * RATIO + 6 * 0.15 + 6 * 0.36;

interface Strips {
  readonly down: number;
  readonly open: number;
  readonly faceDown: number;
}

/**
 * Fits the table into a size: cards as large as both directions allow, columns that never run out of it. `mirrored`
 * puts the stock on the right, for the left hand.
 */
export function fitTable(
  size: { readonly width: number; readonly height: number },
  places: readonly TablePlace[],
  { mirrored = false }: { readonly mirrored?: boolean } = {},
): Fit {
  const { width, height } = size;
  const margin = Math.max(4, Math.min(width * 0.012, 16));
  const narrowGap = Math.max(3, Math.min(width * 0.01, 12));
  const rowGap = Math.max(6, Math.min(height * 0.025, 24));
  const across = (width - 2 * margin - (COLUMNS - 1) * narrowGap) / COLUMNS;
  const down = (height - 2 * margin - rowGap) / COMFORT;
  const cardWidth = Math.max(1, Math.floor(Math.min(across, down, WIDEST_CARD)));
  const cardHeight = Math.round(cardWidth * RATIO);
  const gap = Math.min(
    cardWidth * 0.28,
    (width - 2 * margin - COLUMNS * cardWidth) / (COLUMNS - 1),
  );
  const left = (width - COLUMNS * cardWidth - (COLUMNS - 1) * gap) / 2;
  const columnTop = margin + cardHeight + rowGap;
  const room = height - margin - columnTop - cardHeight;

  const columnX = (column: number): number => left + column * (cardWidth + gap);
  const topX = (slot: number): number => columnX(mirrored ? COLUMNS - 1 - slot : slot);
  const foundations = places.filter(({ id }) => id.startsWith('f')).map(({ id }) => id);
  const slotOf = (place: PlaceId): number => {
    if (place === 'stock') return 0;
    if (place === 'waste') return 1;
    if (place.startsWith('h')) return Number(place.slice(1));
    return COLUMNS - foundations.length + foundations.indexOf(place);
  };
  const corner = (place: PlaceId): Point =>
    isColumn(place)
      ? { x: columnX(Number(place.slice(1))), y: columnTop }
      : { x: topX(slotOf(place)), y: margin };

  const strips = new Map(
    places
      .filter(({ id }) => isColumn(id))
      .map((place) => [place.id, stripsOf(place, cardWidth, room)]),
  );
  const at = ({ place, index }: Spot): Point => {
    const { x, y } = corner(place);
    const lies = strips.get(place);
    if (lies === undefined || index < 1) return { x, y };
    const covered = Math.min(index, lies.faceDown);
    return { x, y: y + covered * lies.down + (index - covered) * lies.open };
  };
  const sizes = new Map(places.map(({ id, cards }) => [id, cards.length]));
  return {
    cardWidth,
    cardHeight,
    width,
    height,
    at,
    strip({ place, index }) {
      const lies = strips.get(place);
      if (lies === undefined || index === (sizes.get(place) ?? 0) - 1) return cardHeight;
      return index < lies.faceDown ? lies.down : lies.open;
    },
    box(place) {
      const { x, y } = corner(place);
      const last = at({ place, index: (sizes.get(place) ?? 0) - 1 });
      return { x, y, height: last.y - y + cardHeight };
    },
  };
}

/** The strips of one column: as they look well where there is room, narrower where there is not. */
function stripsOf({ cards }: TablePlace, cardWidth: number, room: number): Strips {
  const faceDown = cards.filter(({ face }) => face === null).length;
  const covered = Math.min(faceDown, cards.length - 1);
  const open = Math.max(0, cards.length - 1 - covered);
  const wide = Math.min(
    WIDEST_DOWN_STRIP * cardWidth,
    Math.max(DOWN_STRIP * cardWidth, FINGER_STRIP),
  );
  const ample = Math.min(
    WIDEST_OPEN_STRIP * cardWidth,
    Math.max(OPEN_STRIP * cardWidth, OPEN_FINGER_STRIP),
  );
  const enough = OPEN_STRIP * cardWidth;
  if (covered * wide + open * enough <= room) {
    const left = (room - covered * wide) / Math.max(1, open);
    return { down: wide, open: Math.min(ample, left), faceDown };
  }
  const narrow = NARROW_DOWN_STRIP * cardWidth;
  if (covered * narrow + open * enough <= room) {
    return { down: (room - open * enough) / covered, open: enough, faceDown };
  }
  // Face-down cards show only that they are there; what is left goes to the indices.
  const down = Math.min(narrow, room / (covered + 2 * open));
  return { down, open: (room - covered * down) / Math.max(1, open), faceDown };
}

/** The card that shows at a point, or the bare place; null beside all of them. Cards in motion do not count. */
export function spotAt(fit: Fit, places: readonly TablePlace[], { x, y }: Point): Spot | null {
  for (const { id, cards } of places) {
    const box = fit.box(id);
    if (x < box.x || x > box.x + fit.cardWidth || y < box.y || y > box.y + box.height) continue;
    for (let index = cards.length - 1; index >= 0; index--) {
      if (y >= fit.at({ place: id, index }).y) return { place: id, index };
    }
    return { place: id, index: -1 };
  }
  return null;
}

/** Places by how much of a card dropped with its corner there lies over them, most first; a near miss still counts. */
export function placesUnder(
  fit: Fit,
  places: readonly TablePlace[],
  corner: Point,
): readonly PlaceId[] {
  const reach = fit.cardWidth * 0.15;
  const overlap = (from: number, to: number, start: number, end: number): number =>
    Math.min(to, end + reach) - Math.max(from, start - reach);
  return places
    .map(({ id }) => {
      const box = fit.box(id);
      const across = overlap(corner.x, corner.x + fit.cardWidth, box.x, box.x + fit.cardWidth);
      const down = overlap(corner.y, corner.y + fit.cardHeight, box.y, box.y + box.height);
      return { id, area: across > 0 && down > 0 ? across * down : 0 };
    })
    .filter(({ area }) => area > 0)
    .toSorted((a, b) => b.area - a.area)
    .map(({ id }) => id);
}

import { suitPath } from '../suits';
import type { Suit } from '../names';
import { both, dot, fill, GOLD, INK, LIGHT, line, PALETTES } from './paint';
import { DARK, FAIR, fan, frame, hand, head, robe, TAN, type Complexion } from './parts';

type Point = readonly [x: number, y: number, scale: number];

const leaves: readonly Point[] = [
  [36, 58, 0.23],
  [43, 53.5, 0.27],
  [50, 50, 0.36],
  [57, 53.5, 0.27],
  [64, 58, 0.23],
];
const beads = [39.5, 46.5, 53.5, 60.5];
const stars: readonly (readonly [x: number, y: number])[] = [
  [50, 37.5],
  [38, 40],
  [62, 40],
  [29.5, 47],
  [70.5, 47],
];

type Look = { face: Complexion; behind: string; hair: string; crown: string; held: string };

const stem =
  line('#3f6b3a', 2, 'M84 128V40') +
  fill('#3f6b3a', 'M84 74c-3-6-8-7-11-6 1 5 6 8 11 6zM84 86c3-6 7-7 9-6.5 0 5-4 8-9 6.5z');

const LOOKS: Record<Suit, Look> = {
  // Blond waves, a rose.
  H: {
    face: { ...FAIR, brow: '#9a6424' },
    behind: both(
      fill('#d9a24a', 'M50 54c-13 0-19 6-19 15 0 6-5 9-5 16s5 9 4 16c3 4 9 5 14 3l6-20z') +
        line('#a8742b', 1, 'M34 70c-1 7-5 9-4.5 15s4 8 4 15M38 72c0 8-3 10-3 15s3 7 3 13'),
    ),
    hair:
      fill(
        '#d9a24a',
        'M50 55c-9 0-16 3-16 13 0 4 1 6 2.5 8 0-7 6-13 13.5-17 7.5 4 13.5 10 13.5 17 1.5-2 2.5-4 2.5-8 0-10-7-13-16-13z',
      ) + line('#a8742b', 0.9, 'M48 58c-6 2-11 6-12.5 12M52 58c6 2 11 6 12.5 12'),
    crown:
      fill(GOLD, 'M37 57l-2-11 7.5 5L50 42l7.5 9 7.5-5-2 11q-13-4-26 0z') +
      fill('#9c1431', suitPath('H', 50, 51, 0.2)) +
      both(dot(LIGHT, 35, 45.5, 1.6)) +
      dot(LIGHT, 50, 41.5, 1.8),
    held:
      stem +
      dot('#9c1431', 84, 33, 8.5) +
      line('#e88a97', 1.2, 'M84 33c0-2 3-2 3 0s-3 4-5 2-1-7 3-7 6 4 5 7-4 5-7 4') +
      fill('#3f6b3a', 'M77 39q7 6 14 0l-7 6z'),
  },
  // A black bob with a fringe, a halo of rays, a star on a staff.
  S: {
    face: { ...FAIR, skin: '#f8e3d0', brow: INK },
    behind: both(fill(INK, 'M50 55c-13 0-18 6-18 16v20c3 3 8 4 11 3l7-10z')),
    hair:
      fill(
        INK,
        'M50 55c-10 0-17 4-17 14v22c3 1 5 0 6-2-1-5-2.5-10-2.5-21h27c0 11-1.5 16-2.5 21 1 2 3 3 6 2V69c0-10-7-14-17-14z',
      ) + line('#4a4f68', 0.9, 'M37 62v6M41 60v8M45.5 59v9M54.5 59v9M59 60v8M63 62v6'),
    crown:
      line(GOLD, 1.6, 'M50 57V38M43 57.5 38 40.5M57 57.5l5-17M37.5 59l-8-12M62.5 59l8-12') +
      fill(GOLD, 'M34.5 60c2-6 8-8 15.5-8s13.5 2 15.5 8q-15.5-5-31 0z') +
      stars.map(([x, y]) => dot(LIGHT, x, y, 1.7)).join('') +
      fill('#222c4e', suitPath('S', 50, 55, 0.18)),
    held:
      line(GOLD, 2.2, 'M84 130V34') +
      fill(
        LIGHT,
        'M84 15.5l1.9 6.6 6.2-2.6-2.6 6.2L96 27.5l-6.5 1.9 2.6 6.2-6.2-2.6L84 39.5l-1.9-6.5-6.2 2.6 2.6-6.2L72 27.5l6.5-1.8-2.6-6.2 6.2 2.6z',
      ) +
      dot('#222c4e', 84, 27.5, 2.6),
  },
  // Red hair put up, a stepped diadem, a fan of feathers.
  D: {
    face: { ...TAN, brow: '#6b2d13' },
    behind:
      dot('#8f3d17', 50, 50, 11) + both(fill('#8f3d17', 'M50 54c-11 0-16 6-16 14v10l4 4 6-8z')),
    hair:
      fill(
        '#8f3d17',
        'M50 55c-10 0-16.5 4-16.5 13 0 4 1 7 3 9 1-7 3.5-12 8-14.5 6 3 13 3.5 16.5 3.5.8 3 1.5 6 2.5 11 2-2 3-5 3-9 0-9-6.5-13-16.5-13z',
      ) + both(line(GOLD, 1, 'M35.5 80v5') + fill('#e39a55', suitPath('D', 35.5, 89, 0.24))),
    crown:
      fill(GOLD, 'M35.5 62V55h5v-3.5H45V47h10v4.5h4.5V55h5v7q-14.5-5-29 0z') +
      fill(LIGHT, 'M45 47h5v10.6l-5 .4z') +
      fill('#b23a16', suitPath('D', 50, 53, 0.26)),
    held:
      [-28, 0, 14, -14, 28]
        .map(
          (turn) =>
            `<g transform="rotate(${turn * 0.9 - 5} 84 62)">${fill(turn % 28 ? LIGHT : '#e39a55', 'M84 62c-6-9-7-23 0-34 7 11 6 25 0 34z')}${line('#b23a16', 0.8, 'M84 60V34')}</g>`,
        )
        .join('') +
      line(GOLD, 2.6, 'M84 130V60') +
      dot(GOLD, 84, 62, 3.4),
  },
  // Brown plaits, a wreath, a sprig of clover.
  C: {
    face: { ...DARK, brow: INK },
    behind: both(
      [80, 87, 94, 101, 108]
        .map(
          (y, index) =>
            `<ellipse fill="#3b2417" cx="${33 - index * 0.8}" cy="${y}" rx="${4.8 - index * 0.3}" ry="4.3"/>`,
        )
        .join('') +
        line('#7a5238', 0.9, 'M30 83l5-3M29 90l5-3M28.5 97l5-3M28 104l5-3') +
        dot(GOLD, 29.5, 113, 2.2),
    ),
    hair:
      fill(
        '#3b2417',
        'M50 55c-11 0-17.5 5-17.5 14 0 4 .5 7 1.5 10l3-2c0-8 4-14 13-17 9 3 13 9 13 17l3 2c1-3 1.5-6 1.5-10 0-9-6.5-14-17.5-14z',
      ) + line('#7a5238', 0.9, 'M50 56v4M45 58c-5 2-8 6-9.5 11M55 58c5 2 8 6 9.5 11'),
    crown:
      line(GOLD, 1.8, 'M33.5 63q16.5-9 33 0') +
      leaves.map(([x, y, s]) => fill('#3f7d5c', suitPath('C', x, y, s))).join('') +
      beads.map((x, index) => dot(LIGHT, x, index % 3 ? 54.5 : 57, 1.2)).join(''),
    held:
      stem +
      fill('#1c4b42', suitPath('C', 84, 30, 0.78)) +
      line('#639a80', 1, 'M84 38v-7M79 34l4-1M89 34l-4-1'),
  },
};

const necklace = (jewel: string): string =>
  line(GOLD, 1.3, 'M40 101q10 14 20 0') + dot(GOLD, 50, 109, 3) + dot(jewel, 50, 109, 1.8);

export function queen(suit: Suit): string {
  const { face, behind, hair, crown, held } = LOOKS[suit];
  const palette = PALETTES[suit];
  const neckline = fill(face.skin, 'M39 100h22l-11 16z') + fill(face.shade, 'M50 100h11l-11 16z');
  return (
    fan(palette) +
    behind +
    robe(suit, palette) +
    neckline +
    head(face) +
    necklace(palette.trim) +
    hair +
    frame() +
    crown +
    held +
    hand(face, palette.trim)
  );
}

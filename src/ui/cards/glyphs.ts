import type { Letters, Rank } from './names';

/** One drawn index: strokes on a line 28 high (centre lines from 2 to 26), and how wide it runs. */
export type Glyph = { readonly path: string; readonly width: number };

/** Thickness of the strokes, in the same units. */
export const GLYPH_STROKE = 4.4;

const ring = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

const B: Glyph = {
  path: 'M4.2 2.2H11a5.6 5.6 0 0 1 0 11.2H4.2zM4.2 13.4H12a6.2 6.2 0 0 1 0 12.4H4.2z',
  width: 20.5,
};
const D: Glyph = { path: 'M4.2 2.2H9C16 2.2 20 7 20 14S16 25.8 9 25.8H4.2z', width: 22.5 };

const GLYPHS: Record<Rank, Glyph> = {
  A: { path: 'M1.6 30 10.6 2.2H11.9L20.9 30M5.5 19.3H17', width: 22.5 },
  '2': {
    path: 'M3.6 9.2C3.6 5 6.5 2.2 10.2 2.2S16.6 4.8 16.6 8.5C16.6 14.5 3.6 19.5 3.6 25.8H18',
    width: 20,
  },
  '3': {
    path: 'M3.4 2.2H15.8L9.4 11.6C14 11.6 17 14.5 17 18.6 17 23 13.9 25.8 9.7 25.8 6.5 25.8 4 24.3 2.6 21.6',
    width: 19.5,
  },
  '4': { path: 'M13.9 30V2.2H13.4L3 20.2H19.6', width: 20 },
  '5': {
    path: 'M16.6 2.2H5.8L4.8 12.3C6.4 11.2 8 10.7 9.9 10.7 14.3 10.7 17.2 13.8 17.2 18.1 17.2 22.7 14.2 25.8 9.8 25.8 6.7 25.8 4.2 24.3 2.8 21.9',
    width: 20,
  },
  '6': { path: `M16.2-2.7 4.4 13.6${ring(10.2, 18.2, 7.4, 7.6)}`, width: 20.4 },
  '7': { path: 'M1.4 2.2H16.4L6.4 30', width: 19 },
  '8': { path: `${ring(10.2, 7.9, 5.9, 5.7)}${ring(10.2, 19.5, 7.2, 6.3)}`, width: 20.4 },
  '9': { path: `M4.2 30.7 16 14.4${ring(10.2, 9.8, 7.4, 7.6)}`, width: 20.4 },
  T: { path: `M.6 7.6 7 2.6V30${ring(19, 14, 7, 11.8)}`, width: 28.2 },
  J: { path: 'M13.2-2V18.5C13.2 23.3 10.8 25.8 7.4 25.8 4.8 25.8 3.2 24.4 2.4 21.8', width: 16.5 },
  Q: { path: `${ring(13.4, 14, 11.2, 11.8)}M14.5 18 26.5 30.5`, width: 26.5 },
  K: { path: 'M4.2-2V30M20.6-2 4.6 16.6M9.6 10.8 21.4 30', width: 22 },
};

/** What stands in the corner of a card of this rank. */
export const glyphOf = (rank: Rank, letters: Letters): Glyph =>
  letters === 'de' && rank === 'J' ? B : letters === 'de' && rank === 'Q' ? D : GLYPHS[rank];

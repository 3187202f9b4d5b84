import { suitPath } from '../suits';
import type { Suit } from '../names';
import { both, dot, fill, GOLD, INK, LIGHT, line, WHITE, type Palette } from './paint';

/** The arch behind every figure, with rays from behind the head. */
export const ground = ({ ground: colour, ray }: Palette): string =>
  fill(colour, 'M7 134V80a43 43 0 0 1 86 0v54z') +
  fill(
    ray,
    'M50 76 8.5 67l3.8-9zM50 76 17.5 51.5l6.5-5.6zM50 76 32.5 40.8l8-2.8zM50 76 46.6 37h6.8zM50 76 59.5 38l8 2.8zM50 76 76 45.9l6.5 5.6zM50 76 87.7 58l3.8 9zM50 76 7 82v8zM50 76 93 82v8z',
  );

export const frame = (): string => line(GOLD, 1.3, 'M7 134V80a43 43 0 0 1 86 0v54z');

export type Complexion = { skin: string; shade: string; lips: string; brow: string };

export const FAIR: Omit<Complexion, 'brow'> = {
  skin: '#f6d9bd',
  shade: '#e6bb98',
  lips: '#b5403d',
};
export const TAN: Omit<Complexion, 'brow'> = { skin: '#e5b98f', shade: '#cb9768', lips: '#9c3b33' };
export const DARK: Omit<Complexion, 'brow'> = {
  skin: '#a9714a',
  shade: '#8a5634',
  lips: '#6f2a2a',
};

/** Head and neck: one side in light, the other in shade; the edge between them makes the nose. */
export const head = ({ skin, shade, lips, brow }: Complexion): string =>
  fill(shade, 'M43 88h14v14l-7 7-7-7z') +
  fill(skin, 'M36.5 60h27v16c0 9-7 16-13.5 19-6.5-3-13.5-10-13.5-19z') +
  fill(shade, 'M51 60h12.5v16c0 9-7 16-13.5 19v-6l1-2-1-3.5h-3.5L51 70z') +
  line(brow, 1.5, 'M39.6 69.8q3.7-2.6 7.6-.6M53.2 69.2q3.7-2 7.3.6') +
  fill(INK, 'M39.8 74q3.9-3.8 7.6.2-3.8 1.9-7.6-.2zM53 74.2q3.5-4 7.4-.2-3.7 2.1-7.4.2z') +
  fill(lips, 'M45.8 87.2q2.3-1.7 4.3-.5 2-1.2 4.3.5-4.3 3.8-8.6 0z');

/** Shoulders with a broad band down the middle that carries the suit. */
export const robe = (suit: Suit, { robe: cloth, trim }: Palette): string =>
  fill(cloth, 'M7 134v-12c4-11 18-16 33-20h20c15 4 29 9 33 20v12z') +
  fill(trim, 'M36 134l4-32h20l4 32z') +
  line(LIGHT, 1.1, 'M36 134l4-32M64 134l-4-32') +
  both(line(trim, 1.3, 'M13 134c1-10 7-17 15-21M22 134c1-8 4-13 9-17')) +
  fill(WHITE, suitPath(suit, 50, 122, 0.5));

/** The kings' cape of ermine. */
export const ermine = (): string =>
  both(
    fill(WHITE, 'M50 101 41 98c-12 3-24 7-30.5 13l6 10c8-6 17-8 24-7.5l9.5 6z') +
      fill(
        INK,
        'M19 113l1.6-3.6 1.6 3.6-1.6 2zM28 109l1.6-3.6 1.6 3.6-1.6 2zM37 106.5l1.6-3.6 1.6 3.6-1.6 2zM45 110.5l1.6-3.6 1.6 3.6-1.6 2z',
      ),
  ) +
  dot(GOLD, 50, 117, 3.4) +
  dot(LIGHT, 50, 117, 1.9);

/** The queens' standing collar, a fan behind the neck. */
export const fan = ({ trim }: Palette): string =>
  both(
    fill(WHITE, 'M50 116 24 82c-4 6-7 13-7.5 20 8 8 20 13 33.5 14z') +
      line(trim, 0.9, 'M50 116 20.5 89M50 116 18 95.5M50 116 28 87') +
      line(GOLD, 1.3, 'M24 82c-4 6-7 13-7.5 20'),
  );

/** The jacks' ruff. */
export const ruff = ({ trim }: Palette): string =>
  fill(
    WHITE,
    'M31 103l4-5 3.5 3 4-5 3.5 3.5 4-3 4 3 3.5-3.5 4 5 3.5-3 4 5-4 6.5-4.5-2.5-3.5 5-4-3-3 4-3-4-4 3-3.5-5-4.5 2.5z',
  ) + line(trim, 0.9, 'M35 98l1.5 9M42.5 96.5l1 12M50 97v14M57.5 96.5l-1 12M65 98l-1.5 9');

/** A hand with its cuff, holding what stands at the right. */
export const hand = ({ skin, shade }: Complexion, trim: string): string =>
  fill(trim, 'M75 134l1.5-11h15l1.5 11z') +
  line(LIGHT, 1.1, 'M76.5 123h15') +
  fill(skin, 'M77.5 122v-7.5a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v7.5z') +
  line(shade, 0.9, 'M80.5 114.5h10M80.5 117.5h10M80.5 120.3h10');

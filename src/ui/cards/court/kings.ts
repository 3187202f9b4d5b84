import { suitPath } from '../suits';
import type { Suit } from '../names';
import { both, dot, fill, GOLD, INK, LIGHT, line, PALETTES, STEEL, WHITE } from './paint';
import { DARK, ermine, FAIR, frame, hand, head, robe, TAN, type Complexion } from './parts';

type Look = {
  face: Complexion;
  hair: string;
  behind: string;
  beard: string;
  crown: string;
  held: string;
};

const band = (jewel: string): string =>
  fill(GOLD, 'M34.5 56.5q15.5-3 31 0v6q-15.5-3-31 0z') +
  line(LIGHT, 0.9, 'M34.5 56.8q15.5-3 31 0') +
  dot(jewel, 50, 58, 1.9) +
  both(dot(jewel, 41.5, 58.7, 1.3));

const LOOKS: Record<Suit, Look> = {
  // Blond, curled; a sword behind the head, as old packs have it.
  H: {
    face: { ...FAIR, brow: '#8d5a1f' },
    hair: '#c98f3d',
    behind:
      [64, 71, 78, 85].map((y) => both(dot('#c98f3d', 34.5, y, 4.6))).join('') +
      [68, 75, 82, 89].map((y) => both(dot('#a87029', 31.5, y, 3.4))).join(''),
    beard:
      fill(
        '#c98f3d',
        'M36.5 74c1 5 4 8.5 7.5 9q6-2.5 12 0c3.5-.5 6.5-4 7.5-9v11c0 11-6 18-13.5 21-7.5-3-13.5-10-13.5-21z',
      ) +
      line(
        '#8d5a1f',
        1,
        'M41 90q2 3 4 0M55 90q2 3 4 0M44 96q2 3 4 0M52 96q2 3 4 0M48 102q2 3 4 0',
      ) +
      fill('#b5403d', 'M46.5 88.5q3.5-1.8 7 0-3.5 3-7 0z'),
    crown:
      fill(GOLD, 'M35 58 31.5 44.5l10 6L50 39l8.5 11.5 10-6L65 58q-15-3-30 0z') +
      fill(LIGHT, 'M50 39v17.3l-6.5.2zM41.5 50.5 40 57l-5 1z') +
      both(dot(LIGHT, 31.5, 43.5, 2)) +
      dot(LIGHT, 50, 38.5, 2.2) +
      band('#9c1431'),
    held:
      fill(STEEL, 'M81.8 112V22l2.2-6 2.2 6v90z') +
      fill(WHITE, 'M84 16v96h-2.2V22z') +
      fill(GOLD, 'M74.5 106h19v3.5h-19zM82 125h4v7h-4z'),
  },
  // Dark, with a long straight beard; a sceptre.
  S: {
    face: { ...TAN, brow: INK },
    hair: INK,
    behind: both(
      fill(INK, 'M37 60l-6 4v32l4 4 6-8z') + line('#5b6078', 0.9, 'M33.5 66v29M36 66v24'),
    ),
    beard:
      fill(
        INK,
        'M36.5 72c1 6 4 10 8 10.5q5.5-2.5 11 0c4-.5 7-4.5 8-10.5v12c0 10-6 20-13.5 31-7.5-11-13.5-21-13.5-31z',
      ) +
      line('#5b6078', 0.9, 'M41 88l6 16M45 92l4 18M59 88l-6 16M55 92l-4 18') +
      fill('#9c3b33', 'M46.5 88q3.5-1.8 7 0-3.5 3-7 0z'),
    crown:
      fill(GOLD, 'M34.5 58V50l3.5-9 3 8.5h4L50 35l5 14.5h4l3-8.5 3.5 9v8q-15.5-3-31 0z') +
      fill(LIGHT, 'M50 35v21.3l-6 .2 1-7zM38 41v15.5l-3.5 1V50z') +
      band('#6179a8'),
    held:
      line(GOLD, 3, 'M84 130V32') +
      line(LIGHT, 0.9, 'M83.3 130V32') +
      fill(PALETTES.S.robe, suitPath('S', 84, 21, 0.62)) +
      fill(GOLD, 'M79 33h10l-2 4h-6z'),
  },
  // A square beard in rows and a stepped crown; an axe.
  D: {
    face: { ...DARK, brow: INK },
    hair: '#3a2318',
    behind: both(
      fill('#3a2318', 'M37 60h-5.5v27H38z') +
        line('#7a5238', 0.9, 'M31.5 66h6M31.5 72h6M31.5 78h6M31.5 84h6'),
    ),
    beard:
      fill('#3a2318', 'M36.5 76l4 6 5.5 1q4-2 8 0l5.5-1 4-6v30h-27z') +
      line(
        '#7a5238',
        0.9,
        'M37 92h8M55 92h8M37 97h26M37 102h26M41 86v20M45.5 91v15M50 93v13M54.5 91v15M59 86v20',
      ) +
      fill('#8f3a34', 'M46.5 88q3.5-1.8 7 0-3.5 3-7 0z'),
    crown:
      fill(GOLD, 'M34.5 58V49H40v-4.5h5.5V39h9v5.5H60V49h5.5v9q-15.5-3-31 0z') +
      fill(LIGHT, 'M34.5 58V49H40v-4.5h5.5V39H50v16.9q-8 0-15.5 2.1z') +
      fill('#b23a16', suitPath('D', 50, 48, 0.25)) +
      band('#b23a16'),
    held:
      line('#6b4526', 3, 'M84 130V18') +
      fill(STEEL, 'M85.5 22c4 0 7-2 9-5 1.5 6 1.5 15 0 21-2-3-5-5-9-5zM82.5 24l-7-3v13l7-3z') +
      fill(WHITE, 'M94.5 17c1.5 6 1.5 15 0 21 .5-7 .5-14 0-21z') +
      dot(GOLD, 84, 16.5, 2.6),
  },
  // Grey, with a forked beard and a closed crown; the orb.
  C: {
    face: { ...FAIR, brow: '#6e6a66' },
    hair: '#b9b4ab',
    behind: both(
      fill('#b9b4ab', 'M37 60c-7 3-8 11-5 16-4 5-3 12 1 15 0 4 3 6 7 4z') +
        line('#8b867d', 0.9, 'M34 66c-2 4-1 7 1 10-3 5-2 9 1 13'),
    ),
    beard:
      fill(
        '#b9b4ab',
        'M36.5 74c1 5 4 8.5 7.5 9q6-2.5 12 0c3.5-.5 6.5-4 7.5-9v10c0 9-1 17-6 26-4-4-6-8-7.5-13-1.5 5-3.5 9-7.5 13-5-9-6-17-6-26z',
      ) +
      line('#8b867d', 0.9, 'M40 88c0 6 1 11 3 16M45 92l-1 10M60 88c0 6-1 11-3 16M55 92l1 10') +
      fill('#d9d5cc', 'M50 83.5c-4-1.5-8 0-10 4 4 1.5 8 .5 10-2 2 2.5 6 3.5 10 2-2-4-6-5.5-10-4z') +
      fill('#b5403d', 'M47 89.5q3-1.3 6 0-3 2.6-6 0z'),
    crown:
      fill('#1c4b42', 'M35 58c-5-12 5-15 15-15s20 3 15 15q-15-3-30 0z') +
      line(GOLD, 2.6, 'M35 57.5C30 45 41 43.5 50 43.5S70 45 65 57.5M50 43v14') +
      line(LIGHT, 0.8, 'M35 57C30.5 45 41 43 50 43') +
      fill(GOLD, suitPath('C', 50, 38.5, 0.28)) +
      band('#639a80'),
    held:
      dot(GOLD, 84, 102, 9.5) +
      fill(LIGHT, 'M84 92.5a9.5 9.5 0 0 0-9.2 7.1 30 30 0 0 0 9.2 1.4z') +
      line('#7d5a1c', 1.1, 'M74.6 101q9.4 3.5 18.8 0M84 92.5v9.5') +
      line(GOLD, 2.2, 'M84 92V81M79.5 85.5h9'),
  },
};

export function king(suit: Suit): string {
  const { face, behind, beard, crown, held } = LOOKS[suit];
  const palette = PALETTES[suit];
  return (
    behind +
    robe(suit, palette) +
    ermine() +
    head(face) +
    beard +
    frame() +
    crown +
    held +
    hand(face, palette.trim)
  );
}

import { suitPath } from '../suits';
import type { Suit } from '../names';
import { both, dot, fill, GOLD, INK, LIGHT, line, PALETTES, STEEL, WHITE } from './paint';
import { DARK, FAIR, frame, hand, head, robe, ruff, TAN, type Complexion } from './parts';

type Look = { face: Complexion; hair: string; hat: string; held: string };

/** Hair cut level below the ears. */
const page = (colour: string, strand: string): string =>
  both(
    fill(colour, 'M50 56H37c-4 3-6 9-6 16v17c3 3 7 2.5 9 .5-2-4-3.5-8-3.5-14V66z') +
      line(strand, 0.9, 'M34 70v18M36.5 80l1 8'),
  );

const LOOKS: Record<Suit, Look> = {
  // A beret with a plume, a torch of leaves.
  H: {
    face: { ...FAIR, brow: '#8d5a1f' },
    hair: page('#b97f35', '#8d5a1f'),
    hat:
      fill('#9c1431', 'M33 60c-6-4-7-11 0-14 9-5 27-5 36 0 7 4 4 11-2 14q-17-4-34 0z') +
      fill('#d4566a', 'M33 60q17-4 34 0v4q-17-4-34 0z') +
      line('#d4566a', 1, 'M38 46c8-2 18-2 26 1') +
      fill(LIGHT, 'M62 56c-1-9 4-20 16-25 3 9-1 20-16 25z') +
      line(GOLD, 0.9, 'M63 55c3-9 7-16 14-22M66 47l7-1M69 42l6-2') +
      dot(GOLD, 62.5, 56.5, 2.4),
    held:
      line('#6b4526', 2.6, 'M84 130V76') +
      fill(
        '#3f6b3a',
        'M84 78c-9-3-12-10-11-18 7 2 12 9 11 18zM84 78c9-3 10-10 9-18-6 2-10 9-9 18zM84 72c-5-6-5-13 0-20 5 7 5 14 0 20z',
      ),
  },
  // A steel cap, a halberd; dark hair and a thin moustache.
  S: {
    face: { ...TAN, brow: INK },
    hair:
      page(INK, '#4a4f68') +
      fill(INK, 'M50 83.5c-3-1-6 0-8 2.6 3 .6 6 .2 8-1.2 2 1.4 5 1.8 8 1.2-2-2.6-5-3.6-8-2.6z'),
    hat:
      fill(STEEL, 'M34 61c-1-12 6-20 16-20s17 8 16 20q-16-4-32 0z') +
      fill('#d5dae0', 'M50 41v17.5q-9 .3-14 2C35.5 50 41 42 50 41z') +
      fill('#222c4e', 'M47.5 39h5v19.5h-5z') +
      fill('#6179a8', 'M32 60q18-5 36 0v4q-18-5-36 0z') +
      fill('#6179a8', 'M50 41c-4-5-13-6-20-1 4 6 13 6 20 1z') +
      line(WHITE, 0.8, 'M50 41c-5-2-11-3-18-1') +
      dot(GOLD, 50, 41, 2),
    held:
      line('#6b4526', 2.6, 'M84 130V24') +
      fill(
        STEEL,
        'M84 8l3 14h-6zM85 26c5 0 8-2 9-5 2 7 2 13 0 19-1-3-4-5-9-5zM83 28l-9 2.5 9 2.5z',
      ) +
      fill(WHITE, 'M84 8v14h-3z'),
  },
  // A pointed cap with a feather, a bow and its arrow.
  D: {
    face: { ...FAIR, brow: '#8a3d17' },
    hair: page('#a04a1d', '#6b2d13'),
    hat:
      fill('#b23a16', 'M31 63c3-9 9-18 19-22 9 2 17 8 22 19l-6 1q-16-5-35 2z') +
      fill('#e39a55', 'M29 64.5q20-9 43-4.5l2 3q-22-3-44 5z') +
      fill(LIGHT, 'M41 57C34 50 32 41 36 35c6 6 9 14 5 22z') +
      line(GOLD, 0.9, 'M41 56c-1-7-2-13-4-18') +
      dot(GOLD, 41.5, 57, 2.2),
    held:
      line('#6b4526', 2.6, 'M80 128c14-22 14-68 0-92') +
      line(INK, 0.7, 'M80 128V36') +
      line('#8a6a3c', 1.5, 'M70 82h24') +
      fill(STEEL, 'M98 82l-6-3v6z') +
      fill('#e39a55', 'M70 82l-4-3h5l3 3-3 3h-5z'),
  },
  // A bonnet with a turned-up brim, a lute.
  C: {
    face: { ...DARK, brow: INK },
    hair: both(
      dot('#2d1c14', 35, 68, 4.5) +
        dot('#2d1c14', 33.5, 75, 4.5) +
        dot('#2d1c14', 34.5, 82, 4.3) +
        dot('#2d1c14', 37, 63, 4),
    ),
    hat:
      fill('#639a80', 'M32 58c-3-13 8-17 19-17s20 5 17 17q-18-5-36 0z') +
      line('#1c4b42', 1, 'M40 55c-1-6 1-10 5-13M60 55c1-6-1-10-5-13M50 54V42') +
      fill(
        '#1c4b42',
        'M28 54c5 5 13 4 22 4s17 1 22-4c1 6-1 9-5 10.5-11-3-23-3-34 0-4-1.5-6-4.5-5-10.5z',
      ) +
      line(GOLD, 1.2, 'M29.5 60q20.5-4 41 0') +
      fill(LIGHT, suitPath('C', 64, 55, 0.38)) +
      dot('#1c4b42', 64, 55.5, 1.2),
    held:
      fill('#8a5a2b', 'M84 134c-12 0-16-8-14-18 2-8 8-13 14-18 6 5 12 10 14 18-3 12-4 18-14 18z') +
      fill('#6b4526', 'M81.5 102V46l5 0v56z') +
      fill('#6b4526', 'M80 48l1-16 8-6 2 3-5 6v13z') +
      dot(INK, 84, 114, 4) +
      line('#e8d6ae', 0.6, 'M83 128V44M85 128V44') +
      line(GOLD, 1.3, 'M78 34h4M78.5 39h4M86 38h4'),
  },
};

export function jack(suit: Suit): string {
  const { face, hair, hat, held } = LOOKS[suit];
  const palette = PALETTES[suit];
  return (
    robe(suit, palette) +
    head(face) +
    ruff(palette) +
    hair +
    frame() +
    hat +
    held +
    hand(face, palette.trim)
  );
}

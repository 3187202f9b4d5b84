import type { Letters, Rank, Suit } from './names';
import { GLYPH_STROKE, glyphOf } from './glyphs';
import { suitPath } from './suits';

/** Rank and suit side by side, as drawn in the corner of a card. */
export function CardIndex({ rank, suit, letters }: { rank: Rank; suit: Suit; letters: Letters }) {
  const { path, width } = glyphOf(rank, letters);
  return (
    <svg className="card-index" viewBox={`0 0 ${width + 32} 28`}>
      <path className="card-rank" d={path} strokeWidth={GLYPH_STROKE} />
      <path d={suitPath(suit, width + 15.5, 14, 0.86)} />
    </svg>
  );
}

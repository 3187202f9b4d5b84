import { memo } from 'react';
import type { Suit } from './names';
import { jack } from './court/jacks';
import { king } from './court/kings';
import { queen } from './court/queens';
import { PALETTES } from './court/paint';
import { ground } from './court/parts';

type CourtRank = 'J' | 'Q' | 'K';

const FIGURES: Record<CourtRank, (suit: Suit) => string> = { J: jack, Q: queen, K: king };
const drawn = new Map<string, string>();

/** The picture as markup of our own, made once. Inline: twelve images of their own took a third longer to load. */
function picture(rank: CourtRank, suit: Suit): string {
  const known = drawn.get(rank + suit);
  if (known !== undefined) return known;
  const made = ground(PALETTES[suit]) + FIGURES[rank](suit);
  drawn.set(rank + suit, made);
  return made;
}

/** The figure of a court card, below its index; loaded after the first paint. */
export default memo(function Court({ rank, suit }: { rank: CourtRank; suit: Suit }) {
  return (
    <svg
      className="card-court"
      viewBox="0 0 100 140"
      dangerouslySetInnerHTML={{ __html: picture(rank, suit) }}
    />
  );
});

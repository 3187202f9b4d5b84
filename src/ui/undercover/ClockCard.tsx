import type { UndercoverEvent } from '../../engine';
import { useTableTexts } from './texts';
import { CardFace } from '../cards/CardFace';
import { useSettings } from '../app/context';

/** What the clock did at the end of the last turn, for both to see. */
export function ClockCard({ events }: { events: readonly UndercoverEvent[] }) {
  const texts = useTableTexts();
  const { language } = useSettings();
  const turned = events.findLast((event) => event.type === 'clockTurned');
  if (turned?.type !== 'clockTurned') {
    return <p className="cover-clock">{texts.table.cover.clockStands}</p>;
  }
  const redealt = events.some(({ type }) => type === 'redealt');
  return (
    <div className="cover-clock">
      <CardFace card={turned.card} letters={language} />
      <p>
        {redealt && texts.table.cover.redealt}{' '}
        {texts.table.cover.clock(texts.cards.name(turned.card))}
      </p>
    </div>
  );
}

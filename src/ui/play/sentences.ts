import type { Card, CommonEvent, Seat, Source } from '../../engine';
import type { Texts } from '../../i18n';

type Happened<Type extends CommonEvent<Seat, Source>['type']> = Extract<
  CommonEvent<Seat, Source>,
  { readonly type: Type }
>;

/** What has been moved, in public words; `outside` names the place that is no part of the tableau. */
export function tellMoved(
  { seat, cards, from, to }: Happened<'moved'>,
  names: readonly string[],
  { cards: words, table }: Texts,
  outside: string,
): string {
  const name = names[seat] ?? '';
  const head = words.name(cards[0] as Card);
  const what = cards.length > 1 ? table.run(head, cards.length - 1) : head;
  const source = (): string => {
    if (from.place === 'column') return table.column(from.column + 1);
    return from.place === 'foundation' ? table.fromFoundation : outside;
  };
  return to.place === 'foundation'
    ? table.movedUp(name, what, source())
    : table.moved(name, what, source(), table.column(to.column + 1));
}

export const tellTurnedUp = (
  { card, column }: Happened<'turnedUp'>,
  { cards, table }: Texts,
): string => table.turnedUp(cards.name(card), column + 1);

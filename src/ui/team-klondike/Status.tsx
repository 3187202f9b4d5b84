import type { Card, HiddenCards, Seat, TeamKlondikeView } from '../../engine';
import { actionsATurn } from '../../store/catalogue';
import { useTableTexts } from './texts';
import { SignalCoin, TimeToken } from '../cards/Pieces';
import { Suit } from '../cards/Suit';
import { rankOf, suitOf } from '../cards/names';
import { Left, Status as CommonStatus } from '../play/Status';
import './team.css';

interface Props {
  readonly view: TeamKlondikeView;
  readonly names: readonly string[];
  /** What lay face down in a game that is over; null before. */
  readonly opened: HiddenCards | null;
  readonly thinks: boolean;
}

/** The status line of Team-Klondike: the time tokens, and what each player has. */
export function Status({ view, names, opened, thinks }: Props) {
  const { teamKlondike: words } = useTableTexts();
  return (
    <CommonStatus
      seat={view.seat}
      status={view.status}
      names={names}
      thinks={thinks}
      {...(view.step === 'play' ? {} : { step: words.steps[view.step] })}
      actionsLeft={view.actionsLeft}
      allActions={actionsATurn(view.options)}
      clock={<TimeTokens left={view.timeTokens} all={view.options.timeTokens} />}
      has={(seat) => <Belongings view={view} seat={seat} opened={opened} />}
    />
  );
}

function TimeTokens({ left, all }: { left: number; all: number }) {
  const { timeTokens } = useTableTexts().teamKlondike;
  return (
    <section className="status-clock time-tokens" aria-label={timeTokens.name}>
      <p className="time-tokens-left tabular">
        <TimeToken spent={left === 0} />
        <span aria-hidden="true">
          <span className="time-tokens-name">{timeTokens.name}: </span>
          <strong>{left}</strong>
        </span>
        <span className="visually-hidden">{timeTokens.left(left)}</span>
      </p>
      <p className="time-tokens-row" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <TimeToken key={i} spent={i >= left} />
        ))}
      </p>
    </section>
  );
}

function Belongings({
  view,
  seat,
  opened,
}: Pick<Props, 'view' | 'opened'> & { readonly seat: Seat }) {
  const { teamKlondike: words } = useTableTexts();
  const player = view.players[seat];
  if (player === undefined) return null;
  const { handSize, ownStockSize, coin } = player;
  const hand = opened?.hands[seat] ?? player.hand;
  const stock = opened?.ownStocks[seat] ?? [];
  return (
    <span className="belongings">
      {hand === null ? (
        <span className="hand-backs">
          {Array.from({ length: handSize }, (_, i) => (
            <span key={i} className="hand-back" />
          ))}
          <span className="visually-hidden">{words.handSize(handSize)}</span>
        </span>
      ) : (
        <OpenCards cards={hand} words={words.openHand} />
      )}
      <Left
        what={<span className="own-stock" />}
        words={words.ownStock(ownStockSize)}
        count={ownStockSize}
      />
      {stock.length > 0 && <OpenCards cards={stock} words={words.openStock} />}
      <span className="status-left tabular" data-lies={coin !== null || undefined}>
        <SignalCoin seat={seat} />
        {coin !== null && <span aria-hidden="true">→{coin + 1}</span>}
        <span className="visually-hidden">
          {coin === null ? words.coinInHand : words.coinOn(coin + 1)}
        </span>
      </span>
    </span>
  );
}

function OpenCards(props: { cards: readonly Card[]; words: (cards: string) => string }) {
  const { cards: names } = useTableTexts();
  const { cards, words } = props;
  return (
    <span className="open-hand">
      {cards.map((card) => (
        <span key={card} className="open-hand-card" data-suit={suitOf(card)} aria-hidden="true">
          {names.letters[rankOf(card)]}
          <Suit suit={suitOf(card)} />
        </span>
      ))}
      <span className="visually-hidden">
        {words(cards.map((card) => names.name(card)).join(', '))}
      </span>
    </span>
  );
}

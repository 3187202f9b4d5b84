import { useStore } from 'zustand';
import type { CommonView } from '../../engine';
import type { Session } from '../../store/session';
import { goTo } from '../app/route';
import { useTexts } from '../app/texts';
import { PlayIcon } from '../cards/icons';
import { SeatMark } from '../cards/Pieces';
import { gamePages } from '../games';

/** The open game, or the one that was played last, as far as it has come. */
export function OpenGame({ session }: { session: Session }) {
  const texts = useTexts();
  const { open } = texts.start;
  const { game, names, seat, status, view, turnNumber } = useStore(session.published);
  const { tellOptions } = gamePages(game);
  const { options, foundations } = view as CommonView<unknown>;
  const home = Object.values(foundations).reduce((sum, cards) => sum + cards, 0);
  const inPlay = status === 'play';
  return (
    <section className="panel open-game" aria-labelledby="open-game">
      <div className="open-game-text">
        <h2 className="eyebrow" id="open-game">
          {open.title}
        </h2>
        <p className="open-game-mover">
          {inPlay && <SeatMark seat={seat} />}{' '}
          {inPlay ? open.toMove(names[seat] ?? '') : open.status[status]}
        </p>
        <p className="soft tabular">
          {[
            texts.app.games[game],
            ...tellOptions(options, texts),
            turnNumber === 0 ? open.beforeFirstTurn : open.turn(turnNumber),
          ].join(' · ')}
        </p>
        <p className="soft tabular">{open.home(home)}</p>
      </div>
      <button
        type="button"
        className={`button button-large ${inPlay ? 'button-primary' : ''}`}
        onClick={() => goTo('game')}
      >
        {inPlay && <PlayIcon />} {inPlay ? open.resume : open.look}
      </button>
    </section>
  );
}

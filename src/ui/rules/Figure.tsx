import type { ComponentType, ReactNode } from 'react';
import type { Figure } from '../../i18n/rules';
import { useSettings } from '../app/context';
import { CardBack } from '../cards/CardBack';
import { CardFace } from '../cards/CardFace';
import { EmptyPlace } from '../cards/EmptyPlace';
import { LiftedCorner } from '../cards/LiftedCorner';
import { Marker, PeekTrace, SignalCoin, TimeToken } from '../cards/Pieces';
import { NextIcon } from '../cards/icons';
import type { Card, Seat } from '../cards/names';

/** A picture of the rules, laid with the real cards. */
export function FigureOf({ name, caption }: { name: Figure; caption: string }) {
  const Picture = PICTURES[name];
  return (
    <figure className="rules-figure" data-figure={name}>
      <div className="rules-picture" aria-hidden="true">
        <Picture />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const Face = ({ card, children }: { card: Card; children?: ReactNode }) => (
  <CardFace card={card} letters={useSettings().language}>
    {children}
  </CardFace>
);

/** Cards that overlap downwards; so many face-down ones above the others. */
function Fan({ down = 0, up }: { down?: number; up: readonly Card[] }) {
  return (
    <div className="rules-fan">
      {Array.from({ length: down }, (_, index) => (
        <CardBack key={index} />
      ))}
      {up.map((card) => (
        <Face key={card} card={card} />
      ))}
    </div>
  );
}

const Lifted = ({ card }: { card: Card }) => (
  <LiftedCorner card={card} letters={useSettings().language} />
);

const Arrow = () => (
  <span className="rules-arrow">
    <NextIcon />
  </span>
);

const Coin = ({ seat }: { seat: Seat }) => (
  <span className="card-coin">
    <SignalCoin seat={seat} />
  </span>
);

const Foundations = () => (
  <>
    <EmptyPlace kind="foundation" suit="S" />
    <EmptyPlace kind="foundation" suit="H" />
    <EmptyPlace kind="foundation" suit="D" />
    <EmptyPlace kind="foundation" suit="C" />
  </>
);

const Columns = () => (
  <div className="rules-row">
    {DEALT.map((card, column) => (
      <Fan key={card} down={column} up={[card]} />
    ))}
  </div>
);

const DEALT: readonly Card[] = ['5C', '9H', 'KD', '3S', 'JD', '8C', 'TH'];

const PICTURES: Readonly<Record<Figure, ComponentType>> = {
  table: () => (
    <>
      <div className="rules-row">
        <CardBack />
        <Face card="QS" />
        <span className="rules-gap" />
        <Foundations />
      </div>
      <Columns />
    </>
  ),
  team: () => (
    <>
      <div className="rules-row">
        <Face card="4H" />
        <Face card="9C" />
        <Face card="QS" />
        <Foundations />
      </div>
      <Columns />
    </>
  ),
  kings: () => (
    <div className="rules-row">
      <Fan up={['KH', 'QC', 'JD']} />
      <Arrow />
      <EmptyPlace kind="column" className="is-target" />
    </div>
  ),
  time: () => (
    <div className="rules-row">
      <span className="rules-tokens">
        <TimeToken />
        <TimeToken />
        <TimeToken />
        <TimeToken spent />
      </span>
      <CardBack />
      <Arrow />
      <div className="rules-tuck">
        <CardBack />
        <CardBack />
      </div>
    </div>
  ),
  coin: () => (
    <div className="rules-row">
      <Face card="9D">
        <Coin seat={0} />
      </Face>
      <EmptyPlace kind="column">
        <Coin seat={1} />
      </EmptyPlace>
    </div>
  ),
  build: () => (
    <div className="rules-row">
      <Fan down={2} up={['9S', '8H']} />
      <Arrow />
      <Fan down={1} up={['JC', 'TD']} />
      <Arrow />
      <Fan down={1} up={['JC', 'TD', '9S', '8H']} />
    </div>
  ),
  empty: () => (
    <div className="rules-row">
      <Fan up={['KH', 'QC', 'JD']} />
      <Arrow />
      <EmptyPlace kind="column" className="is-target" />
      <span className="rules-arrow rules-arrow-left">
        <NextIcon />
      </span>
      <Face card="5S" />
    </div>
  ),
  clock: () => (
    <div className="rules-row">
      <CardBack />
      <Arrow />
      <Face card="6D" />
    </div>
  ),
  peek: () => (
    <div className="rules-row">
      <Lifted card="QH" />
      <CardBack traces={<PeekTrace seat={0} />} markers={<Marker seat={0} />} />
      <CardBack traces={<PeekTrace seat={1} />} />
    </div>
  ),
};

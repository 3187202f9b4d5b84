import type { CSSProperties } from 'react';
import { CardBack } from '../../src/ui/cards/CardBack';
import { CardFace } from '../../src/ui/cards/CardFace';
import { EmptyPlace } from '../../src/ui/cards/EmptyPlace';
import { LiftedCorner } from '../../src/ui/cards/LiftedCorner';
import { Marker, PeekTrace, SignalCoin } from '../../src/ui/cards/Pieces';
import type { Card, Letters } from '../../src/ui/cards/names';

const sized = (width: number): CSSProperties => ({ '--card-w': `${width}px` }) as CSSProperties;

export function Faces(props: { letters: Letters; widths: number[]; ranks?: string }) {
  const ranks = [...(props.ranks ?? 'A23456789TJQK')];
  return props.widths.map((width) => (
    <section key={width} style={sized(width)}>
      <h2>{width} px</h2>
      <div
        className="gallery-faces"
        style={{ gridTemplateColumns: `repeat(${ranks.length}, max-content)` }}
      >
        {[...'SHCD'].flatMap((suit) =>
          ranks.map((rank) => (
            <CardFace key={rank + suit} card={`${rank}${suit}` as Card} letters={props.letters} />
          )),
        )}
      </div>
    </section>
  ));
}

const RUN = 'KH QS JD TC 9H 8S 7D 6C 5H 4S 3D 2C AH'.split(' ') as Card[];

export function Columns({ letters, widths }: { letters: Letters; widths: number[] }) {
  return widths.map((width) => {
    const down = Math.max(9, width * 0.2);
    const up = Math.max(18, width * 0.4);
    return (
      <section key={width} style={sized(width)}>
        <CardBack />
        <EmptyPlace kind="stock" />
        <EmptyPlace kind="waste" />
        <EmptyPlace kind="foundation" suit="S" />
        <EmptyPlace kind="foundation" suit="H" className="is-target" />
        <EmptyPlace kind="column" />
        <CardFace card="5D" letters={letters}>
          <span className="card-coin">
            <SignalCoin seat={0} />
          </span>
        </CardFace>
        <CardFace card="QH" letters={letters} className="is-selected">
          <span className="card-coin">
            <SignalCoin seat={1} />
            <SignalCoin seat={2} />
          </span>
        </CardFace>
        <LiftedCorner card="TH" letters={letters} />
        <CardFace card="8C" letters={letters} className="is-target" />
        <CardBack
          traces={[<PeekTrace key="0" seat={0} />, <PeekTrace key="1" seat={1} />]}
          markers={[<Marker key="0" seat={0} />, <Marker key="1" seat={1} />]}
        />
        <CardBack
          className="is-target"
          traces={<PeekTrace seat={2} />}
          markers={<Marker seat={2} />}
        />
        {[0, 3, 6].map((covered) => (
          <div
            key={covered}
            className="gallery-column"
            style={{ width, height: covered * down + 12 * up + width * 1.4 }}
          >
            {Array.from({ length: covered }, (_, index) => (
              <div key={index} style={{ position: 'absolute', top: index * down }}>
                <CardBack
                  traces={
                    index % 2
                      ? [<PeekTrace key="0" seat={0} />, <PeekTrace key="1" seat={1} />]
                      : null
                  }
                  markers={index % 3 === 1 ? <Marker seat={index === 1 ? 0 : 1} /> : null}
                />
              </div>
            ))}
            {RUN.slice(covered).map((card, index) => (
              <div key={card} style={{ position: 'absolute', top: covered * down + index * up }}>
                <CardFace card={card} letters={letters} />
              </div>
            ))}
          </div>
        ))}
      </section>
    );
  });
}

import { type CSSProperties, memo } from 'react';
import { CardBack } from '../cards/CardBack';
import { CardFace } from '../cards/CardFace';
import type { Letters } from '../cards/names';
import type { PlaceId, TableCard } from './model';

interface Props extends Pick<TableCard, 'face' | 'label' | 'traces' | 'markers'> {
  readonly name: string;
  readonly place: PlaceId;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** Pixels of it that show; a covered index must fit in. */
  readonly strip: number;
  readonly letters: Letters;
  readonly state: string;
  readonly pressed: boolean;
  readonly focusable: boolean;
}

/** A card where it lies. */
export const Lying = memo(function Lying(props: Props) {
  const { name, place, index, x, y, strip, face, label, letters, state } = props;
  const style = {
    transform: `translate(${x}px, ${y}px)`,
    zIndex: index + 1,
    '--strip': `${strip}px`,
  } as CSSProperties;
  return (
    <button
      type="button"
      className={`lying ${state}`}
      aria-label={label}
      aria-pressed={props.pressed}
      tabIndex={props.focusable ? 0 : -1}
      data-key={name}
      data-place={place}
      data-index={index}
      style={style}
    >
      {face === null ? (
        <CardBack traces={props.traces} markers={props.markers} />
      ) : (
        <CardFace card={face} letters={letters}>
          {props.markers}
        </CardFace>
      )}
    </button>
  );
});

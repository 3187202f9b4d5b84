import type { Move, TableauSource } from '../tableau/moves';
import type { DealPlace } from './state';

export type UndercoverSource = TableauSource | { readonly place: 'waste' };

/** Anything that the seat to move may submit. */
export type UndercoverAction =
  | ({ readonly type: 'peek' } & DealPlace)
  | ({ readonly type: 'mark' } & DealPlace)
  | ({ readonly type: 'move' } & Move<UndercoverSource>)
  | { readonly type: 'end' }
  | { readonly type: 'giveUp' };

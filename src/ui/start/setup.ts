import { useState } from 'react';
import { useStore } from 'zustand';
import type { DealCodeRefusal, GameName } from '../../engine';
import type { Texts } from '../../i18n';
import type { App, Setup } from '../../store/app';
import { GAME_NAMES, firstOptions, seatsFor } from '../../store/catalogue';
import type { Computer } from '../../store/record';
import { useApp } from '../app/context';
import { useTexts } from '../app/texts';

/** What is being chosen on the start page. */
export interface Choices {
  readonly game: GameName;
  readonly options: unknown;
  /** As typed, in the order in which they stand on the page. */
  readonly names: readonly string[];
  /** Who is a computer, in the same order; null or nothing for a person. */
  readonly computers: readonly (Computer | null)[];
  /** Which of the names starts. */
  readonly starter: number;
  /** As typed; null for a random deal. */
  readonly code: string | null;
}

export interface SetupChoices extends Choices {
  readonly seats: number;
  /** What is wrong with the code; null where there is none, or nothing. */
  readonly codeRefusal: DealCodeRefusal | null;
  /** The code sets game and options. */
  readonly locked: boolean;
  change(changed: Partial<Choices>): void;
  /** Deals what was chosen; the code must be good. */
  deal(texts: Texts): void;
}

/** The choices of the start page, beginning with those of the last game; a good code overrides game and options. */
export function useSetup(linkedCode: string | null): SetupChoices {
  const { unnamed } = useTexts().start.players;
  const app = useApp();
  const last = useStore(app.state, ({ lastSetup }) => lastSetup);
  const [chosen, setChosen] = useState(() => ({
    ...choicesAfter(last, unnamed),
    code: linkedCode,
  }));
  const read = chosen.code === null ? null : app.readCode(chosen.code);
  const { game, options } = read?.ok === true ? read.deal : chosen;
  const seats = seatsFor(game, options);
  const choices: Choices = { ...chosen, game, options };
  return {
    ...choices,
    seats,
    codeRefusal: read?.ok === false ? read.refusal : null,
    locked: read?.ok === true,
    change: (changed) => setChosen((before) => ({ ...before, ...changed })),
    deal(texts) {
      const names = namesBySeat(choices, seats, texts);
      const computers = bySeat(choices, seats);
      deal(app, { game, options, names, computers }, read?.ok === true ? read.deal.seed : null);
    },
  };
}

const deal = (app: App, setup: Omit<Setup, 'seed'>, seed: number | null): void =>
  app.deal(seed === null ? setup : { ...setup, seed });

function choicesAfter(
  last: Omit<Setup, 'seed'> | null,
  unnamed: (place: number) => string,
): Choices {
  const first = GAME_NAMES[0] as GameName;
  const {
    game,
    options,
    names,
    computers = [],
  } = last ?? { game: first, options: firstOptions(first), names: [] };
  const given = [1, 2, 3].map(unnamed);
  const typed = names.map((name) => (given.includes(name) ? '' : name));
  return { game, options, names: typed, computers, starter: 0, code: null };
}

/** The names as they sit: the one who starts first. Whoever has none gets one, and no two are called the same. */
export function namesBySeat(
  { names, computers = [], starter }: Pick<Choices, 'names' | 'starter'> & Partial<Choices>,
  seats: number,
  texts: Texts,
): readonly string[] {
  const called: string[] = [];
  for (let place = 0; place < seats; place += 1) {
    const unnamed =
      computers[place] == null ? texts.start.players.unnamed(place + 1) : texts.partner.computer;
    const typed = names[place]?.trim() || unnamed;
    called.push(called.includes(typed) ? `${typed} ${place + 1}` : typed);
  }
  return turnedTo(called, starter);
}

/** Who is a computer, as they sit. At least one is a person. */
function bySeat(
  { computers, starter }: Pick<Choices, 'computers' | 'starter'>,
  seats: number,
): readonly (Computer | null)[] {
  const seated = Array.from({ length: seats }, (_, place) => computers[place] ?? null);
  return turnedTo(seated.includes(null) ? seated : seated.with(0, null), starter);
}

const turnedTo = <Of>(places: readonly Of[], starter: number): readonly Of[] => [
  ...places.slice(starter),
  ...places.slice(0, starter),
];

import type { LabTexts } from '../../i18n/texts';
import { type Figures, type Row, SEED, type Setting } from '../../store/lab';

/** Writes numbers as the language does. */
export const numbersIn = (language: string) => {
  const whole = new Intl.NumberFormat(language);
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const percent = new Intl.NumberFormat(language, { style: 'percent', ...oneDigit });
  const decimal = new Intl.NumberFormat(language, oneDigit);
  return {
    whole: (value: number): string => whole.format(value),
    percent: (rate: number): string => percent.format(rate),
    decimal: (value: number | null): string => (value === null ? '–' : decimal.format(value)),
  };
};
export type Numbers = ReturnType<typeof numbersIn>;

/** How games were lost, the most frequent way first. */
export const losses = (
  { ends, games }: Figures,
  texts: LabTexts['lab']['results'],
  { percent }: Numbers,
): string =>
  Object.entries(ends)
    .filter(([end]) => end !== 'won')
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([end, count]) => `${texts.ends[end as keyof typeof texts.ends]} ${percent(count / games)}`,
    )
    .join(', ');

/** Everything that has been found out, with the commands that come to the same. */
export function textOf(
  rows: readonly Row[],
  labelOf: (setting: Setting) => string,
  texts: LabTexts['lab']['results'],
  numbers: Numbers,
): string {
  const { whole, percent, decimal } = numbers;
  return rows
    .flatMap(({ setting, figures }) => {
      if (figures === null) return [];
      const [low, high] = figures.ci95;
      return [
        labelOf(setting),
        `  ${texts.won}: ${percent(figures.winRate)} (95 %: ${percent(low)} ${texts.to} ${percent(high)})`,
        `  ${texts.games}: ${whole(figures.games)} · ${texts.turns}: ${decimal(figures.turnsWon)}`,
        `  ${texts.lost}: ${losses(figures, texts, numbers) || '–'}`,
        `  ${commandOf(setting, figures.games)}`,
      ];
    })
    .join('\n');
}

/** Options on the command line, by their names here. */
const FLAGS: Readonly<Record<string, string>> = {
  level: '--level',
  players: '--players',
  passes: '--passes',
  peekTokens: '--peek-tokens',
  timeTokens: '--time-tokens',
  noClock: '--no-clock',
  fourActions: '--four-actions',
  kingsOnly: '--kings-only',
  openHands: '--open-hands',
};

/** The command that plays the same games. */
export function commandOf({ game, options, bot, allKnown }: Setting, games: number): string {
  const flags = Object.entries(
    options as Readonly<Record<string, string | number | boolean>>,
  ).flatMap(([option, value]) =>
    value === false ? [] : value === true ? [FLAGS[option]] : [`${FLAGS[option]} ${value}`],
  );
  return [
    `npm run --silent simulate -- --game ${game}`,
    ...flags,
    ...(allKnown ? ['--all-known'] : []),
    `--bot ${bot} --games ${games} --seed ${SEED}`,
  ].join(' ');
}

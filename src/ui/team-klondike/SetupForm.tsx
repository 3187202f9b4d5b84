import { useId } from 'react';
import type { PlayerCount, TeamKlondikeOptions } from '../../engine';
import { TEAM_KLONDIKE_LEVELS, TEAM_KLONDIKE_WINS } from '../../store/catalogue';
import { useTexts } from '../app/texts';
import { TimeToken } from '../cards/Pieces';
import type { SetupFormProps } from '../games';
import { laterPart } from '../later';
import { LevelChoice } from '../setup/LevelChoice';
import { Variations } from '../setup/Variations';
import { tellVariations } from './tell';

const { Part: VariationFields } = laterPart(
  async () => (await import('./VariationFields')).VariationFields,
);

const PLAYER_COUNTS: readonly PlayerCount[] = [2, 3];

/** Players, level and options of Team-Klondike. */
export function SetupForm({ options: given, onChange, locked }: SetupFormProps) {
  const { teamKlondikeSetup: texts, start } = useTexts();
  const options = given as TeamKlondikeOptions;
  const name = useId();
  const change = (changed: Partial<TeamKlondikeOptions>) => onChange(changeTo(options, changed));
  return (
    <>
      <fieldset disabled={locked}>
        <legend className="setup-legend">{texts.players}</legend>
        <div className="segments">
          {PLAYER_COUNTS.map((players) => (
            <label key={players} className="segment">
              <input
                type="radio"
                name={name}
                checked={options.players === players}
                onChange={() => change({ players })}
              />
              {texts.playerCount(players)}
            </label>
          ))}
        </div>
      </fieldset>
      <LevelChoice
        level={options.level}
        locked={locked}
        onChange={(level) => change({ level })}
        wins={TEAM_KLONDIKE_WINS[options.players]}
        valuesOf={(level) => (
          <li>
            <TimeToken />
            {texts.timeTokens(TEAM_KLONDIKE_LEVELS[level].timeTokens[options.players])}
          </li>
        )}
      />
      <Variations told={tellVariations(options, texts, start)} locked={locked}>
        <VariationFields options={options} own={ownTimeTokens(options)} change={change} />
      </Variations>
    </>
  );
}

const ownTimeTokens = ({ level, players }: TeamKlondikeOptions): number =>
  TEAM_KLONDIKE_LEVELS[level].timeTokens[players];

/** The options with a change: time tokens set by hand stay, others follow level and players. */
export function changeTo(
  options: TeamKlondikeOptions,
  changed: Partial<TeamKlondikeOptions>,
): TeamKlondikeOptions {
  const next = { ...options, ...changed };
  const followed =
    changed.timeTokens === undefined && options.timeTokens === ownTimeTokens(options);
  return followed ? { ...next, timeTokens: ownTimeTokens(next) } : next;
}

import type { Level } from '../../engine';
import type { TeamKlondikeRules, UndercoverRules } from '../../i18n/rules';
import {
  LEVELS,
  MARKERS_EACH,
  TEAM_KLONDIKE_LEVELS,
  UNDERCOVER_LEVELS,
} from '../../store/catalogue';
import { useTexts } from '../app/texts';

type Rows = readonly (readonly [name: string, valueOf: (level: Level) => string | number])[];

/** What each level sets. */
export function LevelTable({ rows }: { rows: Rows }) {
  const { level, levels } = useTexts().start;
  return (
    <table className="level-table tabular">
      <thead>
        <tr>
          <th scope="col">{level}</th>
          {LEVELS.map((each) => (
            <th key={each} scope="col">
              {levels[each]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, valueOf]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {LEVELS.map((each) => (
              <td key={each}>{valueOf(each)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const undercoverRows = (texts: UndercoverRules['levels']): Rows => {
  const of = UNDERCOVER_LEVELS;
  return [
    [texts.peekTokens, (level) => of[level].peekTokens],
    [texts.markers, () => MARKERS_EACH],
    [texts.passes, (level) => texts.passesOf(of[level].passes)],
    [texts.emptyColumn, (level) => texts.emptyColumns[of[level].emptyColumn]],
    [texts.talk, (level) => (of[level].talkAboutPeeks ? texts.talkAllowed : texts.talkForbidden)],
  ];
};

export const teamKlondikeRows = (texts: TeamKlondikeRules['levels']): Rows =>
  ([2, 3] as const).map((players) => [
    texts.timeTokensFor(players),
    (level) => TEAM_KLONDIKE_LEVELS[level].timeTokens[players],
  ]);

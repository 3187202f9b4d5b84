import type { RulesTexts } from '../../i18n/rules';
import { LEVELS, MARKERS_EACH, UNDERCOVER_LEVELS } from '../../store/catalogue';
import { useTexts } from '../app/texts';

type Values = (typeof UNDERCOVER_LEVELS)['easy'];

/** What each level sets. */
export function LevelTable({ texts }: { texts: RulesTexts['levels'] }) {
  const { level, levels } = useTexts().start;
  const rows: readonly (readonly [string, (values: Values) => string | number])[] = [
    [texts.peekTokens, ({ peekTokens }) => peekTokens],
    [texts.markers, () => MARKERS_EACH],
    [texts.passes, ({ passes }) => texts.passesOf(passes)],
    [texts.emptyColumn, ({ emptyColumn }) => texts.emptyColumns[emptyColumn]],
    [texts.talk, (values) => (values.talkAboutPeeks ? texts.talkAllowed : texts.talkForbidden)],
  ];
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
              <td key={each}>{valueOf(UNDERCOVER_LEVELS[each])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

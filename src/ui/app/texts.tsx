import {
  type Context,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { GameName } from '../../engine';
import { type TextLanguage, type Texts, loadTexts, textsOf } from '../../i18n';
import { type GameTexts, gameTextsOf, loadGameTexts } from '../../i18n/games';

const TextsContext = createContext<Texts | null>(null);
const LanguageContext = createContext<TextLanguage>('en');

/** Gives everything below it its texts. Until another language is there, the one before stays. */
export function TextsProvider(props: { language: TextLanguage; children: ReactNode }) {
  const { language, children } = props;
  const shown = useLoaded(language, textsOf, loadTexts);
  return (
    shown && (
      <LanguageContext value={language}>
        <TextsContext value={shown}>{children}</TextsContext>
      </LanguageContext>
    )
  );
}

/** What is there in this language, or in the one before as long as it is not; null before the first. */
function useLoaded<Loaded>(
  language: TextLanguage,
  now: (language: TextLanguage) => Loaded | null,
  load: (language: TextLanguage) => Promise<Loaded>,
): Loaded | null {
  const [shown, setShown] = useState(() => now(language));
  useEffect(() => {
    let current = true;
    const show = (texts: Loaded): void => {
      if (current) setShown(() => texts);
    };
    // Where a language can't be loaded, the one before will do.
    load(language).then(show, () => {});
    return () => {
      current = false;
    };
  }, [language, load]);
  return shown;
}

const within = <Value,>(context: Context<Value | null>): Value => {
  // oxlint-disable-next-line react/rules-of-hooks
  const value = useContext(context);
  if (value === null) throw new Error('There is no provider of texts above.');
  return value;
};

/** The texts in the language that the players chose. Throws outside a `TextsProvider`. */
export const useTexts = (): Texts => within(TextsContext);

/** What gives a game's table its own texts beside the common ones, and the hook that takes them. */
export function textsForTable<Game extends GameName>(game: Game) {
  type All = Texts & GameTexts[Game];
  const AllContext = createContext<All | null>(null);
  const now = (language: TextLanguage) => gameTextsOf(game, language);
  const load = (language: TextLanguage) => loadGameTexts(game, language);
  function Provider({ children }: { children: ReactNode }) {
    const common = useTexts();
    const own = useLoaded(useContext(LanguageContext), now, load);
    const all = useMemo(() => own && { ...common, ...own }, [common, own]);
    return all && <AllContext value={all}>{children}</AllContext>;
  }
  return { Provider, useTexts: (): All => within(AllContext) };
}

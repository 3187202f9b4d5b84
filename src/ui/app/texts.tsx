import { type ReactNode, createContext, useContext, useEffect, useState } from 'react';
import { type TextLanguage, type Texts, loadTexts, textsOf } from '../../i18n';

const TextsContext = createContext<Texts | null>(null);

/** Gives everything below it its texts. Until another language is there, the one before stays. */
export function TextsProvider(props: { language: TextLanguage; children: ReactNode }) {
  const { language, children } = props;
  const [shown, setShown] = useState(() => textsOf(language));
  useEffect(() => {
    let current = true;
    const show = (texts: Texts): void => {
      if (current) setShown(texts);
    };
    // Where a language can't be loaded, the one before will do.
    loadTexts(language).then(show, () => {});
    return () => {
      current = false;
    };
  }, [language]);
  return shown && <TextsContext value={shown}>{children}</TextsContext>;
}

/** The texts in the language that the players chose. Throws outside a `TextsProvider`. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('There is no TextsProvider above.');
  return texts;
}

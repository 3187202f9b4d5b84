import { type ReactNode, createContext, useContext } from 'react';
import { TEXTS, type Texts } from '../../i18n';

const TextsContext = createContext<Texts>(TEXTS.en);

export function TextsProvider(props: { language: keyof typeof TEXTS; children: ReactNode }) {
  return <TextsContext value={TEXTS[props.language]}>{props.children}</TextsContext>;
}

/** The texts in the language that the players chose. */
export const useTexts = (): Texts => useContext(TextsContext);

import type { ElsewhereTexts } from '../texts';

export const elsewhere: ElsewhereTexts['elsewhere'] = {
  title: 'Das Spiel ist in einem anderen Tab offen',
  text: 'Damit nichts verloren geht, wird immer nur in einem Tab gespielt. Ihr könnt die Partie hierher holen; sie geht genau da weiter, wo sie steht.',
  playHere: 'Hier weiterspielen',
};

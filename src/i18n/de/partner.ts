import type { Texts } from '../texts';

export const partner: Texts['partner'] = {
  kind: (name) => `Wer spielt für ${name}?`,
  person: 'Mensch',
  relaxed: 'Computer, gelassen',
  strong: 'Computer, stark',
  computer: 'Computer',
  thinking: (name) => `${name} überlegt …`,
  skip: 'Gleich weiter',
  failed: (name) =>
    `${name} hat den Faden verloren. Verloren ist nichts: Lasst es noch einmal versuchen.`,
  retry: 'Noch einmal',
};

import { describe, expect, test } from 'vitest';
import { createKeep } from '../../src/store/keep';
import { createSettings } from '../../src/store/settings';
import { Memory } from '../support/memory';

const KEY = 'klondike-zu-zweit.settings';

function settingsOver(text?: string) {
  const memory = new Memory();
  if (text !== undefined) memory.texts.set(KEY, text);
  return { memory, store: createSettings(createKeep(memory), 'de') };
}

describe('The settings', () => {
  test('begin in the language of the browser, without the memory aid', () => {
    const { language, memoryAid } = settingsOver().store.getState();
    expect({ language, memoryAid }).toEqual({ language: 'de', memoryAid: false });
  });

  test('are kept as soon as they change', () => {
    const { memory, store } = settingsOver();
    store.setState({ theme: 'dark', language: 'en' });
    const again = createSettings(createKeep(memory), 'de').getState();
    expect(again).toEqual(store.getState());
    expect(again.theme).toBe('dark');
  });

  test('keep what can be read of a text and forget the rest', () => {
    const text = '{"theme":"purple","fourColours":true,"memoryAid":"yes","unknown":1}';
    const first = settingsOver().store.getState();
    expect(settingsOver(text).store.getState()).toEqual({ ...first, fourColours: true });
  });

  test.each(['', 'null', '[]', '{"language":', '7'])('survive the text %j', (text) => {
    expect(settingsOver(text).store.getState()).toEqual(settingsOver().store.getState());
  });
});

import { describe, expect, test } from 'vitest';
import { createKeep } from '../../src/store/keep';
import { Memory } from '../support/memory';

describe('A keep', () => {
  test('gives back what it was given, under a name of its own in the storage', () => {
    const memory = new Memory();
    const keep = createKeep(memory);
    expect(keep.read('game')).toBe(null);
    expect(keep.write('game', 'text')).toBe(true);
    expect(keep.read('game')).toBe('text');
    expect([...memory.texts.keys()]).toEqual(['klondike-zu-zweit.game']);
    keep.remove('game');
    expect(keep.read('game')).toBe(null);
  });

  test('puts a text aside without ever overwriting one that lies there', () => {
    const memory = new Memory();
    const keep = createKeep(memory);
    for (const text of ['first', 'second']) {
      keep.write('game', text);
      expect(keep.setAside('game')).toBe(true);
      expect(keep.read('game')).toBe(null);
    }
    expect([...memory.texts.values()]).toEqual(['first', 'second']);
  });

  test('leaves a text where it is when there is no room aside', () => {
    const memory = new Memory();
    const keep = createKeep(memory);
    keep.write('game', 'a long text');
    memory.room = 3;
    expect(keep.setAside('game')).toBe(false);
    expect(keep.read('game')).toBe('a long text');
  });

  test.each([['none', null] as const, ['a blocked one', blocked()] as const])(
    'over %s finds nothing, keeps nothing and throws nothing',
    (_, storage) => {
      const keep = createKeep(storage);
      expect(keep.read('game')).toBe(null);
      expect(keep.write('game', 'text')).toBe(false);
      expect(() => keep.remove('game')).not.toThrow();
    },
  );
});

function blocked(): Memory {
  const memory = new Memory();
  memory.blocked = true;
  return memory;
}

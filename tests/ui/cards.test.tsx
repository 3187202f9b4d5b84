import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/engine';
import { CardBack } from '../../src/ui/cards/CardBack';
import { CardFace } from '../../src/ui/cards/CardFace';
import { suitPath } from '../../src/ui/cards/suits';

const markup = (element: React.ReactElement) => render(element).container.innerHTML;

describe('The cards', () => {
  test('all have different faces', () => {
    const faces = DECK.map((card) => markup(<CardFace card={card} letters="en" />));
    expect(new Set(faces).size).toBe(52);
  });

  test('show other letters on jacks and queens in German, and on no other card', () => {
    const changed = DECK.filter(
      (card) =>
        markup(<CardFace card={card} letters="de" />) !==
        markup(<CardFace card={card} letters="en" />),
    );
    expect(changed.map((card) => card[0]).join('')).toBe('JQJQJQJQ');
  });

  test('have one back without a word on it', () => {
    expect(render(<CardBack />).container.textContent).toBe('');
  });

  test('stand a suit on its head by turning every number round', () => {
    expect(suitPath('D', 10, 20, -2)).toMatch(/^M10 51c -6 -11.2 -14 -22 -23 -31/);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Emblem } from '../../src/ui/theme/Emblem';

test('the mark that index.html shows first is the one that takes its place', () => {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const emblem = document.createElement('div');
  emblem.innerHTML = renderToStaticMarkup(<Emblem className="start-emblem" />);
  const shape = (root: ParentNode) =>
    [...root.querySelectorAll('.emblem, .emblem *')].map((element) => [
      element.tagName,
      ...element.getAttributeNames().map((name) => element.getAttribute(name)),
    ]);
  expect(shape(page)).toEqual(shape(emblem));
  expect(shape(page)).not.toEqual([]);
});

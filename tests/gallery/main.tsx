/*
 * A page for development only, not part of the build: every card, back, piece and control in one place.
 * npm run dev, then open /tests/gallery/index.html?theme=dark&deck=four&index=large&letters=en&show=faces&widths=60,90
 */
import { createRoot } from 'react-dom/client';
import '../../src/ui/theme/theme.css';
import './gallery.css';
import type { Letters } from '../../src/ui/cards/names';
import { Columns, Faces } from './Cards';
import { Controls, Icons, Pieces } from './Controls';

const query = new URLSearchParams(location.search);
for (const name of ['theme', 'deck', 'index'] as const) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
const letters: Letters = query.get('letters') === 'en' ? 'en' : 'de';
const widths = query.get('widths')?.split(',').map(Number);
const show = query.get('show');
const wants = (name: string) => !show || show.split(',').includes(name);

createRoot(document.getElementById('root')!).render(
  <main className="gallery">
    {wants('columns') && <Columns letters={letters} widths={widths ?? [44, 60, 90]} />}
    {wants('faces') && <Faces letters={letters} widths={widths ?? [44, 60, 90, 140]} />}
    {wants('courts') && (
      <Faces letters={letters} widths={widths ?? [60, 90, 150, 260]} ranks="JQK" />
    )}
    {wants('pieces') && <Pieces />}
    {wants('controls') && <Controls />}
    {wants('icons') && <Icons />}
  </main>,
);

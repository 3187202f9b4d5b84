import { type ReactNode, useEffect, useRef } from 'react';
import { BackIcon } from '../cards/icons';
import { goBack } from './route';
import { useTexts } from './texts';
import './Page.css';

/** A page to read or to set things on, with the way back above. */
export function Page(props: { title: string; wide?: boolean; children: ReactNode }) {
  const { title, wide = false, children } = props;
  const texts = useTexts().app;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page">
      <header className="rail page-rail">
        <button type="button" className="button button-quiet" onClick={goBack}>
          <BackIcon /> {texts.back}
        </button>
        <h1 ref={heading} className="page-title" tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main className={`page-main${wide ? ' page-wide' : ''}`}>{children}</main>
    </div>
  );
}

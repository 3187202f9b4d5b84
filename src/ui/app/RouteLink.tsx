import type { MouseEvent, ReactNode } from 'react';
import { type Route, goTo, hrefOf } from './route';

/** A link to a page of the app. */
export function RouteLink(props: { to: Route; className?: string; children: ReactNode }) {
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(props.to);
  };
  return (
    <a href={hrefOf(props.to)} className={props.className} onClick={open}>
      {props.children}
    </a>
  );
}

import { useSyncExternalStore } from 'react';

export const ROUTES = ['start', 'game', 'rules', 'settings', 'lab'] as const;
export type Route = (typeof ROUTES)[number];

export const hrefOf = (route: Route): string => (route === 'start' ? '#' : `#${route}`);

const routeOf = (hash: string): Route => ROUTES.find((route) => hrefOf(route) === hash) ?? 'start';

const CHANGED = 'routechange';
const subscribe = (listener: () => void): (() => void) => {
  const events = ['popstate', 'hashchange', CHANGED];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
};

/** The page that the address names. */
export const useRoute = (): Route => useSyncExternalStore(subscribe, () => routeOf(location.hash));

/** Opens a page; the browser's own back button returns from it. */
export function goTo(route: Route): void {
  const address = route === 'start' ? location.pathname + location.search : hrefOf(route);
  history.pushState({ within: true }, '', address);
  dispatchEvent(new Event(CHANGED));
}

/** Returns to where the page was opened from; to the start, where it was opened by its address. */
export function goBack(): void {
  const state = history.state as { readonly within?: boolean } | null;
  if (state?.within === true) history.back();
  else goTo('start');
}

/** The deal code of a link `#deal=CODE`, which then leaves the address: a reload must not fill it in again. */
function takeLinkedCode(): void {
  const code = /^#deal=(.+)$/.exec(location.hash)?.[1];
  if (code === undefined) return;
  linkedCode = safeDecode(code);
  history.replaceState(history.state, '', location.pathname + location.search);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let linkedCode: string | null = null;

/** The code of the link that was opened last; null where none was. */
export const useLinkedCode = (): string | null =>
  useSyncExternalStore(subscribe, () => {
    takeLinkedCode();
    return linkedCode;
  });

/** The code has been dealt or dropped. */
export function dropLinkedCode(): void {
  linkedCode = null;
}

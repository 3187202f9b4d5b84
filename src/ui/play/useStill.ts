import { useSyncExternalStore } from 'react';
import { useSettings } from '../app/context';

const query = matchMedia('(prefers-reduced-motion: reduce)');
const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the players want nothing to move. */
export function useStill(): boolean {
  const { motion } = useSettings();
  const system = useSyncExternalStore(subscribe, () => query.matches);
  return motion === 'auto' ? system : motion === 'reduced';
}

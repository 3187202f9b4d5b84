import { useStore } from 'zustand';
import type { Session } from '../../store/session';

/** The table of Verdeckt ermittelt. */
export function TablePage({ session }: { session: Session }) {
  const { names, seat } = useStore(session.published);
  return <main>{names[seat]}</main>;
}

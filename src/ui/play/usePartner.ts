import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Partner } from '../../store/partner';
import type { Session } from '../../store/session';
import { useApp } from '../app/context';

/** Lets the computer play in its seats while the table is on the screen. */
export function usePartner(
  session: Pick<Session, 'published' | 'thought' | 'actForComputer'>,
): Pick<Partner, 'skip' | 'retry'> & {
  /** Whether the computer could not go on. */
  readonly failed: boolean;
} {
  const app = useApp();
  const partner = useMemo(() => app.partnerFor(session), [app, session]);
  useEffect(() => partner.start(), [partner]);
  const { failed } = useStore(partner.state);
  return { failed, skip: partner.skip, retry: partner.retry };
}

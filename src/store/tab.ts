const LOCK = 'klondike-zu-zweit';
/** A tab that is being loaded again may still hold its own lock for a moment. */
const PATIENCE = [0, 60, 120, 240];

interface Claim {
  /** Takes the game away from whichever tab has it. */
  readonly steal?: boolean;
  /** Another tab has taken the game. */
  readonly onLost: () => void;
}

/**
 * Claims the game for this tab, so that no two tabs keep different games in the same place. Answers whether it has
 * it now. Where the browser knows no locks, every tab has it.
 */
export async function claimGame(locks: LockManager | undefined, claim: Claim): Promise<boolean> {
  if (locks === undefined) return true;
  if (claim.steal === true) return request(locks, { steal: true }, claim.onLost);
  for (const delay of PATIENCE) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, delay));
    // oxlint-disable-next-line no-await-in-loop
    if (await request(locks, { ifAvailable: true }, claim.onLost)) return true;
  }
  return false;
}

function request(locks: LockManager, options: LockOptions, onLost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let held = false;
    locks
      .request(LOCK, options, (lock) => {
        held = lock !== null;
        resolve(held);
        return held ? new Promise<never>(() => {}) : undefined;
      })
      // Rejects when the lock is stolen; before it was held, only where the browser gives out none at all.
      .catch(() => (held ? onLost() : resolve(true)));
  });
}

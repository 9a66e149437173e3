import type { SessionChange } from '@preproom/models/db/sessions/pendingChange';

/**
 * Collapses pending changes, so that nobody gets an outdated mail: a booking or move has its last time, an end stands alone, and of
 * proposals and answers the last remains. The result has the id and SEQUENCE of the last change: whoever was notified of an earlier
 * one before a crash is notified again, and their calendar follows.
 */
export function changesToNotify(pending: readonly SessionChange[]): SessionChange[] {
  return pending.reduce<SessionChange[]>((told, change) => {
    const aboutTime = told.filter((earlier) => !isAboutProposal(earlier));
    return isAboutProposal(change) ? [...aboutTime, change] : [merged(aboutTime[0], change)];
  }, []);
}

function isAboutProposal({ kind }: SessionChange): boolean {
  return kind === 'proposed' || kind === 'declined';
}

function merged(earlier: SessionChange | undefined, change: SessionChange): SessionChange {
  if (change.kind !== 'moved' || !earlier) return change;
  if (earlier.kind === 'booked') return { ...change, kind: 'booked', movedFrom: null };
  const { movedFrom } = earlier;
  const isBack = movedFrom?.getTime() === change.startsAt.getTime();
  return isBack ? change : { ...change, movedFrom };
}

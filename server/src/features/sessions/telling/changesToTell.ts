import type { SessionChange } from '@preproom/models/db/sessions/pendingChange';

/**
 * Of the changes that wait at the same time, those that are still worth telling. One mail with the last state is kinder than two, the
 * first of which is wrong when it arrives: a booking or move that was moved again is told at its last time, an end alone, and of
 * proposals and answers the last. What is told has the id and SEQUENCE of the last change, so whoever had heard of an earlier one
 * before a crash is told all the same, and their calendar follows.
 */
export function changesToTell(pending: readonly SessionChange[]): SessionChange[] {
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

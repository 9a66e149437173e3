import type { Session } from './session.model.ts';

type Arrivals = Pick<Session, 'status' | 'learnerCameAt' | 'mentorCameAt'>;

/** When both people were in the room for the first time: the later of their arrivals. Null while they haven't met. */
export function metAt({ status, learnerCameAt, mentorCameAt }: Arrivals): Date | null {
  const hasMet = status === 'live' || status === 'done';
  if (!hasMet || !learnerCameAt || !mentorCameAt) return null;
  return learnerCameAt > mentorCameAt ? learnerCameAt : mentorCameAt;
}

/** What pages count a session's times from: when both people met. The planned start if that is not known. */
export function timesOrigin(session: Arrivals & Pick<Session, 'startsAt'>): Date {
  return metAt(session) ?? session.startsAt;
}

import { randomInt } from 'node:crypto';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { sessionClaims } from '@preproom/models/contract/sessions/sessionLife';
import { timeSteps } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import type { Session, SessionDocument } from '@preproom/models/db/sessions/session.model';

type NewSession = Pick<Session, 'learnerId' | 'mentorId' | 'round' | 'startsAt'> &
  Partial<
    Pick<
      SessionDocument,
      'minutes' | 'packId' | 'isFree' | 'pay' | 'moves' | 'mentorDay' | 'dayPlace' | 'bookingNote'
    >
  > &
  Partial<Pick<SessionDocument, 'pendingChanges'>>;

/**
 * The times a session holds in both calendars; `bufferMinutes` keeps the mentor free afterwards. Sessions overlap for a person exactly
 * when their steps do.
 */
export function stepsOf(startsAtMs: number, minutes: number, bufferMinutes = 0) {
  const end = startsAtMs + minutes * MINUTE_MS;
  return {
    learnerSteps: timeSteps(startsAtMs, end),
    mentorSteps: timeSteps(startsAtMs, end + bufferMinutes * MINUTE_MS),
  };
}

/** Stores a booked session and reserves its time for both; fails with a duplicate key if either has another session then. */
export async function createSession(
  database: Database,
  session: NewSession,
  bufferMinutes = 0,
): Promise<Session> {
  const minutes = session.minutes ?? SESSION_MINUTES;
  const created = await database.sessions.create({
    ...session,
    minutes,
    roomid: newRoomId(),
    ...stepsOf(session.startsAt.getTime(), minutes, bufferMinutes),
    ...sessionClaims('booked'),
  });
  return created.toObject();
}

/** 12 random lower-case letters and digits: 62 bits, so that a room's address cannot be guessed. */
function newRoomId(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

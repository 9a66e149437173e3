import { randomInt } from 'node:crypto';
import { MEETING_GRACE_MS } from '@preproom/models/contract/room/meetingTime';
import { sessionClaims } from '@preproom/models/contract/room/sessionLife';
import { timeSteps } from '@preproom/models/contract/room/sessions';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';

type NewSession = Pick<Session, 'learnerId' | 'mentorId' | 'round' | 'startsAt'>;

/** Stores a booked session and reserves its time for both; fails with a duplicate key if either has another session then. */
export function createSession(database: Database, session: NewSession) {
  const startsAtMs = session.startsAt.getTime();
  const steps = timeSteps(startsAtMs, startsAtMs + MEETING_GRACE_MS);
  return database.sessions.create({
    ...session,
    roomid: newRoomId(),
    learnerSteps: steps,
    mentorSteps: steps,
    ...sessionClaims('booked'),
  });
}

/** 12 random lower-case letters and digits: 62 bits, so that a room's address cannot be guessed. */
function newRoomId(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

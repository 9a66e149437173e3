import { randomInt } from 'node:crypto';
import { sessionClaims } from '@preproom/models/contract/sessionLife';
import { timeSteps } from '@preproom/models/contract/sessions';
import type { Database } from '@preproom/models/db/database';
import type { SessionDocument } from '@preproom/models/db/session.model';
import type { UserDocument } from '@preproom/models/db/user.model';
import { Types } from 'mongoose';

const SESSION_MS = 45 * 60_000;

/** 12 characters that no other room of the run has. */
export function anyRoomId(): string {
  return Array.from({ length: 12 }, () => randomInt(36).toString(36)).join('');
}

/** A stored user who has never logged in; `passwordHash` fits no password unless given. */
export function createUser(database: Database, change: Partial<UserDocument> = {}) {
  return database.users.create({
    Name: 'Asha Rao',
    Email: `${anyRoomId()}@people.example`,
    role: 'user',
    passwordHash: 'none',
    createdAt: new Date(),
    ...change,
  });
}

/** A stored session that starts now, of two people who need not exist unless given. */
export function createSession(database: Database, change: Partial<SessionDocument> = {}) {
  const startsAt = change.startsAt ?? new Date();
  const steps = timeSteps(startsAt.getTime(), startsAt.getTime() + SESSION_MS);
  return database.sessions.create({
    roomid: anyRoomId(),
    learnerId: new Types.ObjectId(),
    mentorId: new Types.ObjectId(),
    round: 'HR Round 1',
    startsAt,
    learnerSteps: steps,
    mentorSteps: steps,
    ...sessionClaims(change.status ?? 'booked'),
    ...change,
  });
}

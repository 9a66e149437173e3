import { type Database, openDatabase } from '@preproom/models/db/database';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { anyRoomId, createSession } from '@preproom/models/db/testing/factories';
import { signLogin } from '@preproom/models/runtime/loginToken';
import { Types } from 'mongoose';

export const JWT_SECRET = 'a secret of the bench, long enough';
const LOGIN_MS = 24 * 60 * 60_000;

export interface Booking {
  roomid: string;
  learner: Person;
  mentor: Person;
}

interface Person {
  userId: Types.ObjectId;
  token: string;
}

/** So many sessions that begin now unless `change` says otherwise, each of two people of its own with a login each. */
export async function book(
  databaseUri: string,
  rooms: number,
  change: Partial<SessionDocument> = {},
): Promise<Booking[]> {
  const database = await openDatabase(databaseUri);
  try {
    return await Promise.all(Array.from({ length: rooms }, () => bookOne(database, change)));
  } finally {
    await database.close();
  }
}

async function bookOne(database: Database, change: Partial<SessionDocument>): Promise<Booking> {
  const [learner, mentor] = await Promise.all([createPerson(database), createPerson(database)]);
  const people = { learnerId: learner.userId, mentorId: mentor.userId };
  const { roomid } = await createSession(database, { ...people, ...change });
  return { roomid, learner, mentor };
}

async function createPerson(database: Database): Promise<Person> {
  const userId = new Types.ObjectId();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + LOGIN_MS);
  const Email = `${anyRoomId()}@people.example`;
  await database.users.create({ _id: userId, Name: 'Asha Rao', Email, passwordHash: 'none', createdAt });
  const login = await database.logins.create({ userId, createdAt, lastSeenAt: createdAt, expiresAt });
  const claims = { userId: userId.toString(), loginId: login._id.toString() };
  return { userId, token: await signLogin(claims, JWT_SECRET, expiresAt) };
}

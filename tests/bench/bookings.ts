import { type Database, openDatabase } from '@preproom/models/db/database';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createLogin, createSession, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';

export const JWT_SECRET = 'a secret of the bench, long enough';

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
  const { _id: userId } = await createUser(database);
  return { userId, token: (await createLogin(database, userId, JWT_SECRET)).token };
}

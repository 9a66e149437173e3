import type { Types } from 'mongoose';
import type { Database } from '../database.ts';
import type { DataSubject } from './dataRule.ts';

/** The person with this account and the values that find their data; null if there is no such account. */
export async function findDataSubject(
  database: Database,
  userId: Types.ObjectId | string,
): Promise<DataSubject | null> {
  const user = await database.users.findById(userId, { Name: 1, Email: 1, phone: 1 }).lean();
  if (!user) return null;
  const { _id, Name, Email, phone } = user;
  const own = { roomid: 1, learnerId: 1, mentorId: 1 } as const;
  const [learned, mentored] = await Promise.all([
    database.sessions.find({ learnerId: _id }, own).lean(),
    database.sessions.find({ mentorId: _id }, own).lean(),
  ]);
  const met = [
    ...learned.map(({ roomid, mentorId }) => ({ roomid, side: 'learner' as const, other: mentorId })),
    ...mentored.map(({ roomid, learnerId }) => ({ roomid, side: 'mentor' as const, other: learnerId })),
  ];
  const names = await namesOf(database, [...new Set(met.map(({ other }) => other.toString()))]);
  const rooms = met.map(({ roomid, side, other }) => ({
    roomid,
    side,
    otherName: names.get(other.toString()) ?? null,
  }));
  return { _id, Name, Email, phone, rooms };
}

async function namesOf(database: Database, ids: string[]): Promise<Map<string, string>> {
  const people = await database.users.find({ _id: { $in: ids } }, { Name: 1 }).lean();
  return new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
}

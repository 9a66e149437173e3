import { MENTORS_PER_PAGE } from '@preproom/models/contract/people/mentors';
import type { Database } from '@preproom/models/db/database';
import type { MentorProfileRecord } from '@preproom/models/db/people/mentorProfile.model';
import type { Types } from 'mongoose';
import type { Mentor } from './mentorProfile.ts';

export interface ListedMentor {
  mentor: Pick<Mentor, '_id' | 'Name' | 'photo'>;
  profile: MentorProfileRecord;
}

/** One page of verified mentors, latest first, without accounts with a pending deletion. */
export async function findListed(
  database: Database,
  page: number,
): Promise<{ listed: ListedMentor[]; total: number }> {
  const filter = { status: 'verified' as const, userId: { $nin: await leavingMentors(database) } };
  const [profiles, total] = await Promise.all([
    database.mentorProfiles
      .find(filter)
      .sort({ since: -1, _id: -1 })
      .skip((page - 1) * MENTORS_PER_PAGE)
      .limit(MENTORS_PER_PAGE)
      .lean<MentorProfileRecord[]>(),
    database.mentorProfiles.countDocuments(filter),
  ]);
  return { listed: await withPeople(database, profiles), total };
}

/** Joins each profile with its person; profiles of deleted people are left out. */
export async function withPeople(
  database: Database,
  profiles: MentorProfileRecord[],
): Promise<ListedMentor[]> {
  const ids = profiles.map(({ userId }) => userId);
  const people = await database.users.find({ _id: { $in: ids } }, { Name: 1, photo: 1 }).lean();
  const known = new Map(people.map((person) => [person._id.toString(), person]));
  return profiles.flatMap((profile) => {
    const mentor = known.get(profile.userId.toString());
    return mentor ? [{ mentor, profile }] : [];
  });
}

/** Short enough for `$nin`: a deletion is pending for two days only. */
async function leavingMentors(database: Database): Promise<Types.ObjectId[]> {
  const leaving = await database.users
    .find({ 'deletion.dueAt': { $gt: new Date(0) }, role: 'mentor' }, { _id: 1 })
    .lean();
  return leaving.map(({ _id }) => _id);
}

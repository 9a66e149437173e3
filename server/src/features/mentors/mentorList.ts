import { MENTORS_PER_PAGE } from '@preproom/models/contract/mentors/mentors';
import type { Database } from '@preproom/models/db/database';
import type {
  MentorProfileDocument,
  MentorProfileRecord,
} from '@preproom/models/db/mentors/mentorProfile.model';
import type { QueryFilter, Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { blockedWith } from '../sessions/blockedWith.ts';
import { type MentorQuery, mentorFilter } from './mentorFilter.ts';
import type { Mentor } from './mentorProfile.ts';

export interface ListedMentor<Profile = MentorProfileRecord> {
  mentor: Pick<Mentor, '_id' | 'Name' | 'photo'>;
  profile: Profile;
}

const SORTS = {
  newest: { since: -1, _id: -1 },
  free: { nextFreeAt: 1, _id: 1 },
  rating: { rating: -1, ratingCount: -1, _id: -1 },
} as const;

/** One page of the verified mentors that match, without accounts with a pending deletion and those the viewer has a block with. */
export async function findListed(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  { page, sort, ...query }: MentorQuery,
  viewerId: string | null,
  perPage = MENTORS_PER_PAGE,
): Promise<{ listed: ListedMentor[]; total: number }> {
  const [leaving, blocked] = await Promise.all([
    leavingMentors(database),
    viewerId ? blockedWith(database, viewerId) : [],
  ]);
  const filter = await mentorFilter(database, query, [...leaving, ...blocked], clock.now());
  const part = { skip: (page - 1) * perPage, limit: perPage };
  const [profiles, total] = await Promise.all([
    sort === 'free' ? soonestFirst(database, filter, part) : pageOf(database, filter, SORTS[sort], part),
    database.mentorProfiles.countDocuments(filter),
  ]);
  return { listed: await withPeople(database, profiles), total };
}

interface Part {
  skip: number;
  limit: number;
}

function pageOf(
  database: Database,
  filter: QueryFilter<MentorProfileDocument>,
  sort: (typeof SORTS)[keyof typeof SORTS],
  { skip, limit }: Part,
): Promise<MentorProfileRecord[]> {
  return database.mentorProfiles
    .find(filter)
    .sort(sort)
    .skip(skip)
    .limit(limit)
    .lean<MentorProfileRecord[]>();
}

/** The database puts those without a free time first, so they are a list of their own behind the others. */
async function soonestFirst(database: Database, filter: QueryFilter<MentorProfileDocument>, part: Part) {
  const free = { $and: [filter, { nextFreeAt: { $ne: null } }] };
  const profiles = await pageOf(database, free, SORTS.free, part);
  const limit = part.limit - profiles.length;
  if (limit === 0) return profiles;
  const others = { $and: [filter, { nextFreeAt: null }] };
  const skip = Math.max(0, part.skip - (await database.mentorProfiles.countDocuments(free)));
  return [...profiles, ...(await pageOf(database, others, SORTS.newest, { skip, limit }))];
}

/** Joins each profile with its person; profiles of deleted people are left out. */
export async function withPeople<Profile extends Pick<MentorProfileDocument, 'userId'>>(
  database: Database,
  profiles: Profile[],
): Promise<ListedMentor<Profile>[]> {
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

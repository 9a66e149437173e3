import { HQ_MENTORS_PER_PAGE } from '@preproom/models/contract/people/hqMentors';
import { MENTOR_LISTS, type MentorList } from '@preproom/models/contract/people/mentorLife';
import type { Database } from '@preproom/models/db/database';
import type { MentorProfileRecord } from '@preproom/models/db/people/mentorProfile.model';
import { cancellingMentors } from './cancellations.ts';

async function filterOf(database: Database, list: MentorList, nowMs: number) {
  if (list === 'changed') return { isChanged: true };
  if (list === 'cancelling') return { userId: { $in: await cancellingMentors(database, nowMs) } };
  return { status: list };
}
/** Lists that wait for the team are sorted oldest first, the others newest first. */
const directionOf = (list: MentorList) => (list === 'pending' || list === 'changed' ? 1 : -1);

/** One page of a list. */
export async function mentorsOf(
  database: Database,
  list: MentorList,
  page: number,
  nowMs: number,
): Promise<MentorProfileRecord[]> {
  const direction = directionOf(list);
  return database.mentorProfiles
    .find(await filterOf(database, list, nowMs))
    .sort({ since: direction, _id: direction })
    .skip((page - 1) * HQ_MENTORS_PER_PAGE)
    .limit(HQ_MENTORS_PER_PAGE)
    .lean<MentorProfileRecord[]>();
}

/** The number of mentors in each list. */
export async function mentorCounts(database: Database, nowMs: number): Promise<Record<MentorList, number>> {
  const counts = MENTOR_LISTS.map(async (list) => {
    const count = await database.mentorProfiles.countDocuments(await filterOf(database, list, nowMs));
    return [list, count] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<MentorList, number>;
}

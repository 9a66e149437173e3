import { HQ_MENTORS_PER_PAGE } from '@preproom/models/contract/people/hqMentors';
import { MENTOR_LISTS, type MentorList } from '@preproom/models/contract/people/mentorLife';
import type { Database } from '@preproom/models/db/database';
import type { MentorProfileRecord } from '@preproom/models/db/people/mentorProfile.model';

const filterOf = (list: MentorList) => (list === 'changed' ? { isChanged: true } : { status: list });
/** Lists that wait for the team are sorted oldest first, the others newest first. */
const directionOf = (list: MentorList) => (list === 'pending' || list === 'changed' ? 1 : -1);

/** One page of a list. */
export function mentorsOf(
  database: Database,
  list: MentorList,
  page: number,
): Promise<MentorProfileRecord[]> {
  const direction = directionOf(list);
  return database.mentorProfiles
    .find(filterOf(list))
    .sort({ since: direction, _id: direction })
    .skip((page - 1) * HQ_MENTORS_PER_PAGE)
    .limit(HQ_MENTORS_PER_PAGE)
    .lean<MentorProfileRecord[]>();
}

/** The number of mentors in each list. */
export async function mentorCounts(database: Database): Promise<Record<MentorList, number>> {
  const counts = MENTOR_LISTS.map((list) => database.mentorProfiles.countDocuments(filterOf(list)));
  const [pending = 0, changed = 0, verified = 0, declined = 0, suspended = 0] = await Promise.all(counts);
  return { pending, changed, verified, declined, suspended };
}

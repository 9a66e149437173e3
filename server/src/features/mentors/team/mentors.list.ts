import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import type { MentorList } from '@preproom/models/contract/mentors/mentorLife';
import { type getHqMentors, MentorRow } from '@preproom/models/contract/mentors/team/mentors';
import type { MentorProfileDocument } from '@preproom/models/db/mentors/mentorProfile.model';
import type { QueryFilter } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { ListDefinition } from '../../../lists/listDefinition.ts';
import { cancellingMentors } from '../../sessions/team/cancellations.ts';
import { findOverdueFeedback } from '../../sessions/team/overdueFeedback.ts';
import { withPeople } from '../mentorList.ts';
import { readMentorRecords } from '../mentorRecords.ts';

type Query = Omit<QueryOf<typeof getHqMentors>, 'after' | 'before'>;
type Deps = Pick<AppDeps, 'database' | 'clock'>;

export const MENTOR_COLUMNS = MentorRow.keyof().options;
const FIELDS = [
  'userId',
  'company',
  'designation',
  'status',
  'since',
  'isChanged',
  'rating',
  'ratingCount',
] as const;

/** The team's list of mentors. Those who have not applied yet are in none of its filters. */
export function hqMentorList(
  deps: Deps,
): ListDefinition<MentorProfileDocument, MentorRow, Query, (typeof FIELDS)[number]> {
  const { database, clock } = deps;
  return {
    model: ({ mentorProfiles }) => mentorProfiles,
    fields: FIELDS,
    sortPaths: { since: 'since' },
    search: [{ path: 'userId', as: 'person' }],
    filter: ({ list }) => (list === undefined ? { status: { $ne: 'draft' } } : filterOf(deps, list)),
    async present(profiles) {
      const ids = profiles.map(({ userId }) => userId);
      const [mentors, recordOf] = await Promise.all([
        withPeople(database, profiles),
        readMentorRecords(database, ids, clock.now()),
      ]);
      return mentors.map(({ mentor, profile }) => {
        const { comparison, ...record } = recordOf(mentor._id);
        return {
          _id: mentor._id.toString(),
          Name: mentor.Name,
          company: profile.company,
          designation: profile.designation,
          status: profile.status,
          since: profile.since.toISOString(),
          isChanged: profile.isChanged,
          rating: profile.rating,
          ratingCount: profile.ratingCount,
          severity: comparison.severity?.difference ?? null,
          drift: comparison.drift,
          ...record,
        };
      });
    },
  };
}

async function filterOf(
  { database, clock }: Deps,
  list: MentorList,
): Promise<QueryFilter<MentorProfileDocument>> {
  if (list === 'changed') return { isChanged: true };
  if (list === 'cancelling') return { userId: { $in: await cancellingMentors(database, clock.now()) } };
  if (list === 'overdue') {
    const overdue = await findOverdueFeedback(database, clock.now());
    return { userId: { $in: overdue.map(({ mentorId }) => mentorId) } };
  }
  return { status: list };
}

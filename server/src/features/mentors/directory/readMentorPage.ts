import { pageCount } from '@preproom/models/contract/http/paging';
import { type MentorPage, NEXT_TIMES, REVIEWS_PER_PAGE } from '@preproom/models/contract/mentors/directory';
import { SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import type { AppDeps } from '../../../deps.ts';
import { readFreeTimes } from '../../sessions/freeTimes.ts';
import { presentListed } from '../mentor.present.ts';
import type { ListedMentor } from '../mentorList.ts';
import { countHeld } from './countHeld.ts';
import { countStars, readReviews } from './reviews.ts';

type PageDeps = Pick<AppDeps, 'database' | 'clock'>;

/** All that the mentor's public page shows, with one page of the reviews. */
export async function readMentorPage(
  deps: PageDeps,
  { mentor, profile }: ListedMentor,
  page: number,
): Promise<MentorPage> {
  const mentorId = mentor._id;
  const [heldBy, { times }, distribution, { reviews, total }] = await Promise.all([
    countHeld(deps.database, [mentorId]),
    readFreeTimes(deps, { mentorId, minutes: SESSION_MINUTES }),
    countStars(deps.database, mentorId),
    readReviews(deps.database, mentorId, page),
  ]);
  return {
    ...presentListed(mentor, profile, heldBy(mentorId)),
    nextTimes: times.slice(0, NEXT_TIMES).map((time) => new Date(time).toISOString()),
    distribution,
    reviews,
    reviewTotal: total,
    reviewPages: pageCount(total, REVIEWS_PER_PAGE),
  };
}

import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { type getHqReviews, type ReviewFile, ReviewRow } from '@preproom/models/contract/reports/team/reviews';
import type { Database } from '@preproom/models/db/database';
import type { MentorRatingDocument } from '@preproom/models/db/reports/mentorRating.model';
import type { QueryFilter } from 'mongoose';
import type { ListDefinition, Stored } from '../../../lists/listDefinition.ts';

export const REVIEW_COLUMNS = ReviewRow.keyof().options;
const FIELDS = ['mentorId', 'learnerId', 'stars', 'reviewText', 'reviewedAt', 'report', 'hidden'] as const;
type Field = (typeof FIELDS)[number];
type Query = Omit<QueryOf<typeof getHqReviews>, 'after' | 'before'>;
export type ListedReview = Stored<Pick<MentorRatingDocument, Field>>;

const SINCE_EVER = { $gt: new Date(0) };
/** Those in this state. */
export const IN_STATE: Record<ReviewFile['state'], QueryFilter<MentorRatingDocument>> = {
  reported: { hidden: null, 'report.reportedAt': SINCE_EVER },
  shown: { hidden: null, report: null },
  hidden: { 'hidden.at': SINCE_EVER },
};
export const IS_REVIEW: QueryFilter<MentorRatingDocument> = { reviewedAt: SINCE_EVER };

export function reviewList(database: Database): ListDefinition<MentorRatingDocument, ReviewRow, Query, Field> {
  return {
    model: ({ mentorRatings }) => mentorRatings,
    fields: FIELDS,
    sortPaths: { at: 'reviewedAt' },
    search: [
      { path: 'mentorId', as: 'person' },
      { path: '_id', as: 'id' },
    ],
    filter: ({ state }) => ({ ...IS_REVIEW, ...(state && IN_STATE[state]) }),
    present: (reviews) => presentRows(database, reviews),
  };
}

export async function presentRows({ users }: Database, reviews: ListedReview[]): Promise<ReviewRow[]> {
  const ids = reviews.flatMap(({ mentorId, learnerId }) => [mentorId, learnerId]);
  const people = await users.find({ _id: { $in: ids } }, { Name: 1 }).lean();
  const names = new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
  return reviews.map(({ _id, mentorId, learnerId, stars, reviewText, reviewedAt, report, hidden }) => ({
    _id: _id.toString(),
    at: (reviewedAt ?? _id.getTimestamp()).toISOString(),
    mentor: names.get(mentorId.toString()) ?? null,
    mentorId: mentorId.toString(),
    learner: names.get(learnerId.toString()) ?? null,
    stars,
    text: reviewText ?? '',
    state: hidden ? 'hidden' : report ? 'reported' : 'shown',
  }));
}

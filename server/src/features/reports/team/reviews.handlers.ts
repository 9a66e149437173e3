import { AppError } from '@preproom/models/contract/http/errors';
import type { ReviewFile } from '@preproom/models/contract/reports/team/reviews';
import type { Database } from '@preproom/models/db/database';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { MentorRatingDocument } from '@preproom/models/db/reports/mentorRating.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { Stored } from '../../../lists/listDefinition.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { ReviewHandlers } from '../reviews.policy.ts';
import { IN_STATE, IS_REVIEW, presentRows, REVIEW_COLUMNS, reviewList } from './reviews.list.ts';

type Names = 'getHqReviews' | 'exportHqReviews' | 'getHqReview' | 'decideReview';

/** The team's side of the reviews on mentors' pages. Each look and each decision is audited. */
export function hqReviewHandlers(deps: AppDeps): Pick<ReviewHandlers, Names> {
  const { database, clock } = deps;
  const list = listHandlers(deps, reviewList(database), { name: 'reviews', columns: REVIEW_COLUMNS });
  return {
    getHqReviews: list.page,
    exportHqReviews: list.exported,
    async getHqReview({ actor, params: { reviewId } }) {
      const review = await findReview(database, reviewId);
      const entry = { at: new Date(clock.now()), actorId: actor.userId, targetId: review._id };
      await recordAudit(database, { ...entry, action: 'review:read' });
      return { data: await presentFile(database, review) };
    },
    async decideReview({ actor, params: { reviewId }, body: { from, writtenAt, to, reason } }) {
      const at = new Date(clock.now());
      const by = new Types.ObjectId(actor.userId);
      const { _id } = await findReview(database, reviewId);
      const seen = { _id, reviewedAt: new Date(writtenAt), ...IN_STATE[from] };
      const decision = { hidden: to === 'hidden' ? { reason, by, at } : null, report: null };
      const before = await database.mentorRatings.findOneAndUpdate(seen, { $set: decision }).lean();
      if (!before) throw new AppError('conflict');
      const entry = {
        ...{ at, actorId: by, targetId: _id },
        action: to === 'hidden' ? ('review:hide' as const) : ('review:show' as const),
        before: { state: from },
        after: { state: to, reason },
      };
      await recordAudit(database, entry).catch(async (failure) => {
        // Nothing is decided without its reason in the audit log.
        const { hidden, report } = before;
        await database.mentorRatings.updateOne({ _id, ...IN_STATE[to] }, { $set: { hidden, report } });
        throw failure;
      });
      return { data: await presentFile(database, await findReview(database, reviewId)) };
    },
  };
}

async function findReview(database: Database, reviewId: string): Promise<Stored<MentorRatingDocument>> {
  const review = await database.mentorRatings
    .findOne({ _id: reviewId, ...IS_REVIEW })
    .lean<Stored<MentorRatingDocument>>();
  if (!review) throw new AppError('not_found');
  return review;
}

async function presentFile(database: Database, review: Stored<MentorRatingDocument>): Promise<ReviewFile> {
  const { learnerId, roomid, remark, answer, report, hidden } = review;
  const [row] = await presentRows(database, [review]);
  const session = await database.sessions.findOne({ roomid }, { round: 1, isFree: 1, startsAt: 1 }).lean();
  const member = hidden && (await database.users.findById(hidden.by, { Name: 1 }).lean());
  return {
    ...(row as NonNullable<typeof row>),
    learnerId: learnerId.toString(),
    session: session && {
      round: session.round,
      isFree: session.isFree,
      startsAt: session.startsAt.toISOString(),
    },
    remark,
    answer: answer?.text ?? null,
    report: report?.reason ?? null,
    hidden: hidden && { by: member?.Name ?? null, at: hidden.at.toISOString(), reason: hidden.reason },
  };
}

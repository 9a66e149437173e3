import { AppError } from '@preproom/models/contract/http/errors';
import type { AfterCall, MentorRating } from '@preproom/models/contract/reports/feedback';
import type { Database } from '@preproom/models/db/database';
import type { FeedbackDocument } from '@preproom/models/db/reports/feedback.model';
import type { MentorRatingDocument } from '@preproom/models/db/reports/mentorRating.model';
import { readConnectionHistory } from '@preproom/models/db/room/connectionHistories';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { requirePerson } from '../../sessions/requirePerson.ts';
import { presentOther } from '../../sessions/session.present.ts';
import type { FeedbackHandlers } from './feedback.policy.ts';
import { amendableUntil, requireSessionStarted, saveDraft, submit } from './feedback.service.ts';
import { storeRating } from './mentorRatings.ts';

/** More than anybody changes their mind about the sessions of an hour. */
const RATINGS_PER_HOUR = 20;

export function feedbackHandlers(deps: AppDeps): FeedbackHandlers {
  const { database, clock } = deps;
  const now = () => new Date(clock.now());
  const rating = deps.limiter('ratings', RATINGS_PER_HOUR, 60 * 60);
  return {
    async getAfterCall({ session, side }) {
      const { roomid, round, isFree, status, startsAt } = session;
      const otherId = side === 'learner' ? session.mentorId : session.learnerId;
      const visible = side === 'learner' ? { roomid, state: 'submitted' as const } : { roomid };
      const [other, feedback, rating, history] = await Promise.all([
        database.users.findById(otherId, { Name: 1, photo: 1 }).lean(),
        database.feedback.findOne(visible).lean(),
        side === 'learner' ? database.mentorRatings.findOne({ roomid }).lean() : null,
        readConnectionHistory(database, roomid, side),
      ]);
      return {
        roomid,
        round,
        isFree,
        status,
        startsAt: startsAt.toISOString(),
        side,
        other: presentOther(otherId, other),
        feedback: feedback && presentFeedback(feedback),
        isSummaryShared: session.expressionShared,
        mentorRating: rating && presentRating(rating),
        line: history,
      };
    },
    async saveFeedbackDraft({ session, body }) {
      await requirePerson(database, session.learnerId);
      const savedAt = now();
      const draft = await saveDraft(database, session, body, savedAt);
      deps.pushChange([session.mentorId.toString()], ['feedback']);
      return { savedAt: savedAt.toISOString(), draft };
    },
    async submitFeedback({ session, body }) {
      await requirePerson(database, session.learnerId);
      const submittedAt = await submit(database, session, body, now());
      deps.pushChange([session.learnerId.toString(), session.mentorId.toString()], ['user', 'feedback']);
      await notifyLearner(deps, session);
      return {
        submittedAt: submittedAt.toISOString(),
        amendableUntil: amendableUntil(submittedAt).toISOString(),
      };
    },
    async rateMentor({ actor, session, body }) {
      requireSessionStarted(session);
      await consumeLimit(rating, actor.userId);
      await requirePerson(database, session.mentorId);
      if (actor.isLeaving) await refuseNewReview(database, session, body);
      await storeRating(deps, session, body);
      if (body.review) await tellMentor(deps, session);
      return { saved: true };
    },
  };
}

/** Whoever leaves still rates, but has nothing more put on a page that everyone sees. Throws `account_leaving`. */
async function refuseNewReview(
  { mentorRatings }: Database,
  { roomid }: Session,
  { review }: MentorRating,
): Promise<void> {
  if (review == null || (await mentorRatings.exists({ roomid, reviewText: review }))) return;
  throw new AppError('account_leaving');
}

/** Once per session (the keys): an amendment shows in the report and needs no second mail. */
async function notifyLearner(
  { database, mail, notify }: AppDeps,
  { roomid, round, isFree, learnerId, mentorId }: Session,
): Promise<void> {
  const [learner, mentor] = await Promise.all([
    database.users.findById(learnerId, { Email: 1, language: 1 }).lean(),
    database.users.findById(mentorId, { Name: 1 }).lean(),
  ]);
  if (!learner || !mentor) return;
  const key = `feedback:${roomid}`;
  await notify({ userId: learnerId, key, kind: 'feedback_ready', roomid, round, personId: mentorId });
  await mail.queue({
    to: learner.Email,
    userId: learnerId,
    language: learner.language ?? 'en',
    key,
    template: 'feedback',
    otherId: mentorId,
    mentorName: mentor.Name,
    session: { round, isFree },
    path: `/Dashboard/feedback/${roomid}/${mentorId}`,
  });
}

/** Once per session, however often the text is changed; nothing while it is hidden. */
async function tellMentor(
  { database, notify }: AppDeps,
  { roomid, round, mentorId }: Session,
): Promise<void> {
  const isShown = await database.mentorRatings.exists({ roomid, reviewText: { $ne: null }, hidden: null });
  if (isShown) await notify({ userId: mentorId, key: `review:${roomid}`, kind: 'review_received', round });
}

function presentRating({
  stars,
  remark,
  reviewText,
  hidden,
}: MentorRatingDocument): AfterCall['mentorRating'] {
  return { stars, remark, review: reviewText ?? null, hiddenBecause: hidden?.reason ?? null };
}

function presentFeedback(feedback: FeedbackDocument): NonNullable<AfterCall['feedback']> {
  const { state, ratings, remarks, submittedAt, savedAt, history } = feedback;
  return {
    state,
    savedAt: savedAt.toISOString(),
    history: history.map(({ replacedAt, ...version }) => ({
      ...version,
      replacedAt: replacedAt.toISOString(),
    })),
    ratings,
    remarks,
    submittedAt: submittedAt?.toISOString() ?? null,
    amendableUntil: submittedAt && amendableUntil(submittedAt).toISOString(),
  };
}

import type { MentorRating } from '@preproom/models/contract/reports/feedback';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { areStanding } from '@preproom/models/db/privacy/standing';
import { WITHOUT_LEARNER } from '@preproom/models/db/reports/mentorRating.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Sums up a mentor's ratings, should the request that stored one have ended before. */
    'ratings:sum': { mentorId: string };
  }
}

/** Much longer than the write takes: the job must not run before it. */
const SUM_AFTER_MS = 60_000;

/** Stores the learner's rating of this session, in place of an earlier one, and sums up the mentor's. */
export async function storeRating(
  { database, jobs, clock }: Pick<AppDeps, 'database' | 'jobs' | 'clock'>,
  { roomid, learnerId, mentorId }: Session,
  { review, ...rating }: MentorRating,
): Promise<void> {
  const ratedAt = new Date(clock.now());
  await jobs.add({
    kind: 'ratings:sum',
    key: `${roomid}:${ratedAt.getTime()}`,
    runAt: new Date(ratedAt.getTime() + SUM_AFTER_MS),
    data: { mentorId: mentorId.toString() },
  });
  const store = () =>
    database.mentorRatings.updateOne(
      { roomid },
      { $set: { ...rating, ratedAt }, $setOnInsert: { learnerId, mentorId } },
      { upsert: true },
    );
  await store().catch((error) => {
    // A concurrent request made the first one; this one replaces it.
    if (!isDuplicateKey(error)) throw error;
    return store();
  });
  if (review !== undefined) await storeReview(database, roomid, review, ratedAt);
  // The removal may have passed this rating before it was written: then nothing stays but the stars.
  if (!(await areStanding(database, [learnerId])))
    await database.mentorRatings.updateOne({ roomid }, { $set: WITHOUT_LEARNER });
  await sumRatings(database, mentorId);
}

/**
 * The mentor's answer goes with the text it is about. What they reported stays reported, so that a small change does not end it, until
 * the text is taken back. What the team has hidden stays hidden.
 */
async function storeReview(
  { mentorRatings }: Database,
  roomid: string,
  text: string | null,
  writtenAt: Date,
): Promise<void> {
  if (text === null) {
    const none = { reviewText: null, reviewedAt: null, answer: null, report: null };
    await mentorRatings.updateOne({ roomid }, { $set: none });
    return;
  }
  await mentorRatings.updateOne(
    { roomid, reviewText: { $ne: text } },
    { $set: { reviewText: text, reviewedAt: writtenAt, answer: null } },
  );
}

/**
 * Sums up the ratings in the mentor's profile. Whoever writes has read the ratings after the write before theirs, or starts again; so
 * the last of any number of writers has read all ratings.
 */
export async function sumRatings(database: Database, mentorId: Types.ObjectId | string): Promise<void> {
  for (;;) {
    const profile = await database.mentorProfiles.findOne({ userId: mentorId }, { ratingRevision: 1 }).lean();
    if (!profile) return;
    const ratings = await database.mentorRatings.find({ mentorId }, { stars: 1 }).lean();
    const ratingCount = ratings.length;
    const ratingSum = ratings.reduce((sum, { stars }) => sum + stars, 0);
    const rating = ratingCount > 0 ? ratingSum / ratingCount : null;
    const { matchedCount } = await database.mentorProfiles.updateOne(
      { userId: mentorId, ratingRevision: profile.ratingRevision },
      { $set: { ratingSum, ratingCount, rating }, $inc: { ratingRevision: 1 } },
    );
    if (matchedCount === 1) return;
  }
}

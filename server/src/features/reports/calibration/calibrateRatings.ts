import { setImmediate as otherWork } from 'node:timers/promises';
import { STAR_CRITERIA, type StarCriterion } from '@preproom/models/contract/catalogues/criteria';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { MIN_RATED_SESSIONS } from '@preproom/models/contract/reports/calibration';
import type { Database } from '@preproom/models/db/database';
import type { FeedbackDocument } from '@preproom/models/db/reports/feedback.model';
import type { AppDeps } from '../../../deps.ts';
import { findDrift } from './drift.ts';
import { type Rated, RaterModel } from './raterModel.ts';
import { isEvidence, meanStars } from './sampleEvidence.ts';
import { referenceOf } from './sampleInterviews.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Compares mentors' stars of the last year with each other. */
    'ratings:calibrate': Record<string, never>;
  }
}

/** How people rate changes. */
const LOOKED_AT_MS = 365 * DAY_MS;
/** Steps towards the best variances; what is missing then, the next night adds. */
const MAX_STEPS = 100;
const STARS = {
  mentorId: 1,
  learnerId: 1,
  submittedAt: 1,
  ...Object.fromEntries(STAR_CRITERIA.map((criterion) => [`ratings.${criterion}`, 1])),
};

interface DatedRating extends Rated {
  atMs: number;
  isSession: boolean;
}

/** Measures how each mentor's stars compare with those of the others, and whether they have changed, from the ratings of the last year. */
export async function calibrateRatings({
  database,
  clock,
}: Pick<AppDeps, 'database' | 'clock'>): Promise<void> {
  const now = new Date(clock.now());
  const since = new Date(now.getTime() - LOOKED_AT_MS);
  const ratings = [...(await readSessions(database, since)), ...(await readSamples(database, since))];
  const model = new RaterModel(ratings);
  for (let step = 0; ratings.length > 0 && step < MAX_STEPS && !model.step(); step++) await otherWork();
  const profiles = await database.mentorProfiles.find({}, { userId: 1 }).lean();
  const ratingsOf = Map.groupBy(ratings, ({ mentor }) => mentor);
  for (const { userId: mentorId } of profiles) {
    const own = ratingsOf.get(mentorId.toString());
    if (!own) continue;
    const sessions = own.filter(({ isSession }) => isSession).length;
    const isEnough = sessions >= MIN_RATED_SESSIONS;
    const inOrder = own.toSorted((a, b) => a.atMs - b.atMs);
    const severity = isEnough ? model.severityOf(mentorId.toString()) : null;
    const drift = isEnough ? findDrift(model, inOrder) : null;
    await database.ratingComparisons.updateOne(
      { mentorId },
      { $set: { sessions, severity, drift, measuredAt: now } },
      { upsert: true },
    );
    await otherWork();
  }
  await database.ratingComparisons.deleteMany({ measuredAt: { $lt: now } });
}

async function readSessions({ feedback }: Database, since: Date): Promise<DatedRating[]> {
  const found: DatedRating[] = [];
  const submitted = feedback.find({ submittedAt: { $gte: since }, state: 'submitted' }, STARS);
  for await (const one of submitted.lean<FeedbackDocument[]>().cursor()) {
    const { mentorId, learnerId, submittedAt, ratings } = one;
    if (!hasAllStars(ratings)) continue;
    found.push({
      mentor: mentorId.toString(),
      performer: learnerId.toString(),
      stars: meanStars(ratings),
      atMs: submittedAt?.getTime() ?? 0,
      isSession: true,
    });
  }
  return found;
}

async function readSamples({ sampleRatings }: Database, since: Date): Promise<DatedRating[]> {
  const stored = await sampleRatings
    .find({ ratedAt: { $gte: since } })
    .sort({ ratedAt: 1 })
    .lean();
  return stored.flatMap(({ mentorId, sampleId, ratings, ratedAt }) => {
    const others = stored.filter(
      (one) => one.sampleId === sampleId && one.ratedAt < ratedAt && !one.mentorId.equals(mentorId),
    );
    const isUsed = isEvidence(
      ratings,
      referenceOf(sampleId),
      others.map((one) => one.ratings),
    );
    if (!isUsed) return [];
    return {
      mentor: mentorId.toString(),
      performer: sampleId,
      stars: meanStars(ratings),
      atMs: ratedAt.getTime(),
      isSession: false,
    };
  });
}

function hasAllStars(
  ratings: FeedbackDocument['ratings'],
): ratings is FeedbackDocument['ratings'] & Record<StarCriterion, number> {
  return STAR_CRITERIA.every((criterion) => typeof ratings[criterion] === 'number');
}

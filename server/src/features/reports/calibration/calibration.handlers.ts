import { INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import { AppError } from '@preproom/models/contract/http/errors';
import {
  isSampleDue,
  type Sample,
  type SampleId,
  type SampleInterview,
} from '@preproom/models/contract/reports/calibration';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { SampleRatingDocument } from '@preproom/models/db/reports/sampleRating.model';
import type { AppDeps } from '../../../deps.ts';
import { readRatingComparison } from '../../sessions/ratingComparison.ts';
import type { CalibrationHandlers } from './calibration.policy.ts';
import { isEvidence } from './sampleEvidence.ts';
import { referenceOf, sampleInterview, sampleInterviews } from './sampleInterviews.ts';

/** How a mentor rates compared with others, and the written interviews that all rate. */
export function calibrationHandlers({ database, clock }: AppDeps): CalibrationHandlers {
  return {
    getRatingComparison: async ({ actor }) => ({ data: await readRatingComparison(database, actor.userId) }),
    async getSampleInterviews({ actor }) {
      const data = await Promise.all(
        sampleInterviews().map(async ({ id }) =>
          presentSample(id, await latestOf(database, actor.userId, id), clock.now()),
        ),
      );
      return { data };
    },
    getSampleInterview: async ({ actor, params: { sampleId: id } }) => ({
      data: await presentInterview(database, id, await latestOf(database, actor.userId, id), clock.now()),
    }),
    async rateSampleInterview({ actor, params: { sampleId: id }, body: { ratings } }) {
      const latest = await latestOf(database, actor.userId, id);
      const ratedAt = new Date(clock.now());
      if (!isSampleDue(latest?.ratedAt.getTime() ?? null, ratedAt.getTime())) throw new AppError('conflict');
      const rating = {
        mentorId: actor.userId,
        sampleId: id,
        before: latest ? latest.before + 1 : 0,
        ratings,
        ratedAt,
      };
      const stored = await database.sampleRatings.create(rating).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new AppError('conflict') : error;
      });
      return { data: await presentInterview(database, id, stored.toObject(), ratedAt.getTime()) };
    },
  };
}

async function latestOf({ sampleRatings }: Database, mentorId: string, sampleId: SampleId) {
  return await sampleRatings.findOne({ mentorId, sampleId }).sort({ before: -1 }).lean();
}

function presentSample(id: SampleId, latest: SampleRatingDocument | null, nowMs: number): Sample {
  const { title, round } = sampleInterview(id);
  const isDue = isSampleDue(latest?.ratedAt.getTime() ?? null, nowMs);
  return { id, title, round, ratedAt: latest?.ratedAt.toISOString() ?? null, isDue };
}

/** Our own rating only while nothing is left to rate: it would be copied. */
async function presentInterview(
  { sampleRatings }: Database,
  id: SampleId,
  latest: SampleRatingDocument | null,
  nowMs: number,
): Promise<SampleInterview> {
  const { resume, exchanges, reference, index } = sampleInterview(id);
  const sample = presentSample(id, latest, nowMs);
  const shown = { ...sample, resume, exchanges };
  if (!latest || sample.isDue) return { ...shown, own: null, reference: null, isUsed: false };
  const { mentorId, ratedAt, ratings } = latest;
  const earlier = { sampleId: id, mentorId: { $ne: mentorId }, ratedAt: { $lt: ratedAt } };
  const others = await sampleRatings.find(earlier, { ratings: 1 }).lean();
  const reasons = Object.entries(reference).map(([criterion, { reason }]) => [criterion, reason]);
  return {
    ...shown,
    own: ratings,
    reference: {
      ratings: referenceOf(id),
      reasons: { ...Object.fromEntries(reasons), [INDEX_CRITERION]: index.reason },
    },
    isUsed: isEvidence(
      ratings,
      referenceOf(id),
      others.map((one) => one.ratings),
    ),
  };
}

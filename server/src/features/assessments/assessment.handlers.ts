import { ATTEMPTS_PER_PAGE, type Attempt } from '@preproom/models/contract/assessments/attempts';
import { AppError } from '@preproom/models/contract/http/errors';
import { pageCount } from '@preproom/models/contract/http/paging';
import type { AssessmentAttemptDocument } from '@preproom/models/db/assessments/assessmentAttempt.model';
import { isSharingAssessments } from '@preproom/models/db/assessments/sharedResults';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { AssessmentHandlers } from './assessment.policy.ts';

export function assessmentHandlers({ database, clock, limiter }: AppDeps): AssessmentHandlers {
  // The log of consents only grows.
  const sharingLimit = limiter('assessment-sharing', 30, 60 * 60);
  return {
    async getAttempts({ actor: { userId }, query: { page, kind } }) {
      const own = { learnerId: userId, ...(kind && { kind }), status: { $in: ['open', 'done'] as const } };
      const [found, total] = await Promise.all([
        database.assessmentAttempts
          .find(own, SHOWN)
          .sort({ startedAt: -1, _id: -1 })
          .skip((page - 1) * ATTEMPTS_PER_PAGE)
          .limit(ATTEMPTS_PER_PAGE)
          .lean<StoredAttempt[]>(),
        database.assessmentAttempts.countDocuments(own),
      ]);
      return { data: found.map(presentAttempt), total, pages: pageCount(total, ATTEMPTS_PER_PAGE) };
    },

    async deleteAttempt({ actor: { userId }, params: { attemptId } }) {
      const deletedAt = new Date(clock.now());
      const { matchedCount } = await database.assessmentAttempts.updateOne(
        { _id: attemptId, learnerId: userId, status: { $ne: 'deleted' } },
        { $set: { status: 'deleted', deletedAt, result: null }, $unset: { work: 1 } },
      );
      await database.reviewCards.deleteMany({ learnerId: userId, attemptId });
      if (matchedCount === 0) throw new AppError('not_found');
      return { deleted: true };
    },

    getAssessmentSharing: async ({ actor: { userId } }) => ({
      isShared: await isSharingAssessments(database, userId),
    }),

    async setAssessmentSharing({ actor: { userId }, body }) {
      await consumeLimit(sharingLimit, userId);
      await database.consents.create({
        userId,
        kind: 'assessment_sharing',
        granted: body.isShared,
        textVersion: body.isShared ? body.textVersion : null,
        at: new Date(clock.now()),
      });
      return { isShared: body.isShared };
    },
  };
}

const SHOWN = { kind: 1, topic: 1, status: 1, startedAt: 1, finishedAt: 1, result: 1 } as const;
type StoredAttempt = Pick<AssessmentAttemptDocument, keyof typeof SHOWN> & { _id: Types.ObjectId };

function presentAttempt({ _id, kind, topic, status, startedAt, finishedAt, result }: StoredAttempt): Attempt {
  return {
    _id: _id.toString(),
    kind,
    topic,
    status: status === 'open' ? 'open' : 'done',
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    result,
  };
}

import { createHash } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { ResumeAnalysisHandlers } from './resumeAnalysis.policy.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Enough to improve a resume line by line for an evening. */
const ANALYSES_PER_DAY = 30;

export function resumeAnalysisHandlers({ database, clock, limiter }: AppDeps): ResumeAnalysisHandlers {
  const perDay = limiter('resume-analyses', ANALYSES_PER_DAY, DAY_SECONDS);
  return {
    async saveResumeAnalysis({ actor: { userId }, body: { id, ...result } }) {
      const now = new Date(clock.now());
      const _id = attemptIdOf(userId, id);
      if (await isStored(_id)) return { attemptId: _id.toString() };
      await consumeLimit(perDay, userId);
      await database.assessmentAttempts
        .create({
          _id,
          learnerId: userId,
          kind: 'resume',
          topic: '',
          status: 'done',
          startedAt: now,
          finishedAt: now,
          result: { kind: 'resume', ...result },
        })
        .catch(async (error) => {
          // The same request at the same moment.
          if (!isDuplicateKey(error) || !(await isStored(_id))) throw error;
        });
      return { attemptId: _id.toString() };
    },
  };

  /** Whether the same request was stored before. Throws `conflict` if that attempt was deleted. */
  async function isStored(_id: Types.ObjectId): Promise<boolean> {
    const stored = await database.assessmentAttempts.findById(_id, { status: 1 }).lean();
    if (stored?.status === 'deleted') throw new AppError('conflict');
    return stored !== null;
  }
}

/** The same for the same request of the same person, so a request sent again stores nothing new. */
function attemptIdOf(userId: string, requestId: string): Types.ObjectId {
  const digest = createHash('sha256').update(`${userId} ${requestId}`).digest('hex');
  return new Types.ObjectId(digest.slice(0, 24));
}

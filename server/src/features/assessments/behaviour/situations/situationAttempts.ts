import { RETAKE_AFTER_MS } from '@preproom/models/contract/assessments/attempts';
import { AppError } from '@preproom/models/contract/http/errors';
import type { AppDeps } from '../../../../deps.ts';
import type { StoredSituations } from './situations.present.ts';
import type { SituationWork } from './situationWork.ts';

export const SITUATION_KIND = { kind: 'behaviour' } as const;
/** Earlier attempts whose situations are drawn last, and whose answers count for the bands. */
const REMEMBERED_ATTEMPTS = 2;

/** Finds a learner's attempts at the situations. */
export function situationAttempts({ database, clock }: Pick<AppDeps, 'database' | 'clock'>) {
  const attempts = database.assessmentAttempts;
  return {
    /** Throws `not_found` for somebody else's, and for one that was deleted. */
    async findOwn(learnerId: string, attemptId: string): Promise<StoredSituations> {
      const own = { _id: attemptId, learnerId, ...SITUATION_KIND, status: { $ne: 'deleted' as const } };
      const found = await attempts.findOne(own).lean<StoredSituations>();
      if (!found) throw new AppError('not_found');
      return found;
    },

    findOpen: (learnerId: string) =>
      attempts.findOne({ learnerId, ...SITUATION_KIND, status: 'open' }).lean<StoredSituations>(),

    findLatestDone: (learnerId: string) =>
      attempts
        .findOne({ learnerId, ...SITUATION_KIND, status: 'done' })
        .sort({ startedAt: -1 })
        .lean<StoredSituations>(),

    /** When the next attempt can be started; null: now. Deleted attempts count, so that deleting does not shorten the wait. */
    async nextFrom(learnerId: string): Promise<Date | null> {
      const last = await attempts
        .findOne({ learnerId, ...SITUATION_KIND }, { startedAt: 1 })
        .sort({ startedAt: -1 })
        .lean();
      const from = last && new Date(last.startedAt.getTime() + RETAKE_AFTER_MS);
      return from && from.getTime() > clock.now() ? from : null;
    },

    /** The work of the last finished attempts. */
    async earlierWork(learnerId: string): Promise<SituationWork[]> {
      const earlier = await attempts
        .find({ learnerId, ...SITUATION_KIND, status: 'done' }, { work: 1 })
        .sort({ startedAt: -1 })
        .limit(REMEMBERED_ATTEMPTS)
        .lean<{ work?: SituationWork }[]>();
      return earlier.flatMap(({ work }) => work ?? []);
    },
  };
}

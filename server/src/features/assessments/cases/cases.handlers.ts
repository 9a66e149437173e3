import type { CaseResult } from '@preproom/models/contract/assessments/caseResult';
import type { CaseOffer } from '@preproom/models/contract/assessments/cases';
import type { Database } from '@preproom/models/db/database';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { presentCase } from './case.present.ts';
import { caseStudies } from './caseBank.ts';
import type { CaseHandlers } from './cases.policy.ts';
import { answerCaseStep, findCase, startCase, takeCaseHint } from './cases.ts';
import type { CaseAttempt } from './caseWork.ts';

/** Attempts that are looked through for the latest of each case. */
const LOOKED_THROUGH = 400;

export function caseHandlers({ database, clock, limiter }: AppDeps): CaseHandlers {
  // Per learner: many times what anyone answers.
  const limit = limiter('case-answers', 60, 60);

  async function own(learnerId: string, attemptId: string) {
    await consumeLimit(limit, learnerId);
    return findCase(database, { attemptId, learnerId });
  }

  return {
    getCases: async ({ actor: { userId } }) => ({ data: await readOffers(database, userId) }),
    async startCase({ actor: { userId: learnerId }, body: { title } }) {
      await consumeLimit(limit, learnerId);
      return { attemptId: await startCase(database, { learnerId, title }, clock.now()) };
    },
    getCase: async ({ actor: { userId: learnerId }, params: { attemptId } }) => ({
      data: presentCase(await findCase(database, { attemptId, learnerId })),
    }),
    async takeCaseHint({ actor, params: { attemptId }, body }) {
      return { data: presentCase(await takeCaseHint(database, await own(actor.userId, attemptId), body)) };
    },
    async answerCaseStep({ actor, params: { attemptId }, body }) {
      const attempt = await own(actor.userId, attemptId);
      return { data: presentCase(await answerCaseStep(database, attempt, body, clock.now())) };
    },
  };
}

type Latest = Pick<CaseAttempt, '_id' | 'topic' | 'status' | 'result'>;

async function readOffers({ assessmentAttempts }: Database, learnerId: string): Promise<CaseOffer[]> {
  const attempts = await assessmentAttempts
    .find({ learnerId, kind: 'case', status: { $ne: 'deleted' } }, { topic: 1, status: 1, result: 1 })
    .sort({ startedAt: -1 })
    .limit(LOOKED_THROUGH)
    .lean<Latest[]>();
  return caseStudies().map(({ title, kind, minutes, steps }) => {
    const ofCase = attempts.filter(({ topic }) => topic === title);
    const done = ofCase.find(({ result }) => result !== null);
    return {
      ...{ title, kind, minutes },
      steps: steps.length,
      openId: ofCase.find(({ status }) => status === 'open')?._id.toString() ?? null,
      last: done ? { attemptId: done._id.toString(), result: done.result as CaseResult } : null,
    };
  });
}

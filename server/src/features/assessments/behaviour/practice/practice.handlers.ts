import {
  PRACTICE_CONSENT_VERSIONS,
  type PracticeMeasure,
  type PracticeRecord,
} from '@preproom/models/contract/assessments/practice';
import { AppError } from '@preproom/models/contract/http/errors';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../../deps.ts';
import { expressionReadingRefusal } from '../../../sessions/measures/expressionReadingRefusal.ts';
import { talkTimeRefusal } from '../../../sessions/measures/talkTimeRefusal.ts';
import type { BehaviourHandlers } from '../behaviour.policy.ts';
import { QUESTIONS } from '../content.ts';
import { presentPractice, type StoredPractice } from './practice.present.ts';
import { measuresIn, practiceFault } from './practiceFault.ts';

const SAVED_PER_DAY = 50;
/** The log of consents only grows; a withdrawal is stored after a consent alone. */
const CONSENTS_PER_HOUR = 30;
const DAY_SECONDS = 24 * 60 * 60;

type PracticeCalls = 'getPracticeSetup' | 'setPracticeConsent' | 'savePractice' | 'getPractice';

export function practiceHandlers(deps: AppDeps): Pick<BehaviourHandlers, PracticeCalls> {
  const { config, database, clock, faceModel } = deps;
  const saving = deps.limiter('practice-saved', SAVED_PER_DAY, DAY_SECONDS);
  const consenting = deps.limiter('practice-consents', CONSENTS_PER_HOUR, 60 * 60);
  const isSwitchedOff = config.READINGS === 'off';

  /** Why this learner may not be measured; null if they may. */
  const refusalOf = async (userId: string, measure: PracticeMeasure) => {
    if (measure === 'talk_time') return talkTimeRefusal(deps, userId, 'learner');
    return isSwitchedOff ? ('readings_off' as const) : expressionReadingRefusal(deps, userId);
  };
  const hasConsent = async (userId: string, attemptId: string, kind: PracticeMeasure): Promise<boolean> => {
    const last = await database.consents
      .findOne({ userId, attemptId, kind })
      .sort({ at: -1, _id: -1 })
      .lean();
    return last?.granted ?? false;
  };
  const requireMeasures = async (userId: string, attemptId: string, record: PracticeRecord) => {
    for (const measure of measuresIn(record)) {
      const refusal = await refusalOf(userId, measure);
      if (refusal) throw new AppError(refusal);
      if (!(await hasConsent(userId, attemptId, measure))) throw new AppError('no_consent');
    }
  };

  return {
    async getPracticeSetup({ actor: { userId } }) {
      return {
        questions: [...QUESTIONS],
        readings: {
          unavailable: isSwitchedOff ? 'switched_off' : await expressionReadingRefusal(deps, userId),
          modelSha256: isSwitchedOff ? null : faceModel.sha256,
        },
        speech: { unavailable: await talkTimeRefusal(deps, userId, 'learner') },
      };
    },

    async setPracticeConsent({ actor: { userId }, params: { attemptId, measure }, body }) {
      const { granted } = body;
      if (body.granted && body.textVersion !== PRACTICE_CONSENT_VERSIONS[measure])
        throw new AppError('client_outdated');
      const refusal = granted && (await refusalOf(userId, measure));
      if (refusal) throw new AppError(refusal);
      // A withdrawal is never refused, and without a consent there is nothing to withdraw.
      if (granted) await consumeLimit(consenting, userId);
      else if (!(await hasConsent(userId, attemptId, measure))) return { granted };
      await database.consents.create({
        userId,
        attemptId,
        kind: measure,
        granted,
        textVersion: body.granted ? body.textVersion : null,
        at: new Date(clock.now()),
      });
      return { granted };
    },

    async savePractice({ actor: { userId }, params: { attemptId }, body }) {
      const fault = practiceFault(body);
      if (fault) throw new AppError('bad_request', undefined, { fields: { answers: fault } });
      await requireMeasures(userId, attemptId, body);
      await consumeLimit(saving, userId);
      const { mode, set, answers } = body;
      const nowMs = clock.now();
      const usedMs = answers.reduce((sum, answer) => sum + answer.usedMs, 0);
      try {
        const stored = await database.assessmentAttempts.create({
          _id: attemptId,
          learnerId: userId,
          kind: 'practice',
          status: 'done',
          startedAt: new Date(nowMs - usedMs),
          finishedAt: new Date(nowMs),
          result: { kind: 'practice', mode, set, answers: answers.length },
          work: body,
        });
        return presentPractice(stored.toObject() as StoredPractice);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The same record again, after its acknowledgement was lost. What is stored is not replaced.
        return presentPractice(await findOwn(userId, attemptId, 'conflict'));
      }
    },

    async getPractice({ actor, params }) {
      return presentPractice(await findOwn(actor.userId, params.attemptId, 'not_found'));
    },
  };

  async function findOwn(learnerId: string, attemptId: string, otherwise: 'not_found' | 'conflict') {
    const own = { _id: attemptId, learnerId, kind: 'practice', status: 'done' } as const;
    const found = await database.assessmentAttempts.findOne(own).lean<StoredPractice>();
    if (!found) throw new AppError(otherwise);
    return found;
  }
}

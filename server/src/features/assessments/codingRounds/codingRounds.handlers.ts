import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { presentRecordings, presentRound } from './codingRound.present.ts';
import type { CodingRoundHandlers } from './codingRounds.policy.ts';
import { findOpenRound, findRound, handInRound, startRound } from './codingRounds.ts';

/** Of one learner in a day. Each keeps its recording, and takes a quarter of an hour if it is meant. */
const ROUNDS_IN_A_DAY = 40;
/** Of one learner in an hour: one that was refused is tried again. */
const HAND_INS_IN_AN_HOUR = 30;

export function codingRoundHandlers({ database, clock, limiter }: AppDeps): CodingRoundHandlers {
  const startLimit = limiter('coding-rounds', ROUNDS_IN_A_DAY, 24 * 60 * 60);
  const handInLimit = limiter('coding-hand-ins', HAND_INS_IN_AN_HOUR, 60 * 60);
  const find = (learnerId: string, attemptId: string) =>
    findRound(database, { attemptId, learnerId }, clock.now());
  return {
    getOpenCodingRound: async ({ actor: { userId } }) => ({
      attemptId: await findOpenRound(database, userId, clock.now()),
    }),
    async startCodingRound({ actor: { userId: learnerId }, body }) {
      const slug = 'slug' in body ? body.slug : null;
      return {
        attemptId: await startRound(
          database,
          { learnerId, slug, count: () => consumeLimit(startLimit, learnerId) },
          clock.now(),
        ),
      };
    },
    getCodingRound: async ({ actor, params: { attemptId } }) => ({
      data: presentRound(await find(actor.userId, attemptId), clock.now()),
    }),
    async handInCodingRound({ actor, params: { attemptId }, body }) {
      const round = await find(actor.userId, attemptId);
      await consumeLimit(handInLimit, actor.userId);
      return {
        data: presentRound(await handInRound(database, round, body.problems, clock.now()), clock.now()),
      };
    },
    getCodingReplay: async ({ actor, params: { attemptId } }) => ({
      problems: presentRecordings(await find(actor.userId, attemptId)),
    }),
  };
}

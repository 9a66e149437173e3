import { randomUUID } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../../deps.ts';
import { retakeLater } from '../../quizzes/quizzes.ts';
import type { BehaviourHandlers } from '../behaviour.policy.ts';
import { SITUATIONS } from '../content.ts';
import { drawSituations } from './drawSituations.ts';
import { SITUATION_KIND, situationAttempts } from './situationAttempts.ts';
import { presentSituations, resultOf, type StoredSituations } from './situations.present.ts';
import type { SituationWork } from './situationWork.ts';

type SituationCalls = 'getSituations' | 'startSituations' | 'getSituationAttempt' | 'answerSituation';

export function situationHandlers(
  deps: Pick<AppDeps, 'database' | 'clock' | 'limiter'>,
): Pick<BehaviourHandlers, SituationCalls> {
  const { database, clock } = deps;
  // Per learner: many times what anyone answers.
  const limit = deps.limiter('situation-answers', 120, 60);
  const own = situationAttempts(deps);
  return {
    async getSituations({ actor: { userId } }) {
      const [open, latest, from] = await Promise.all([
        own.findOpen(userId),
        own.findLatestDone(userId),
        own.nextFrom(userId),
      ]);
      return {
        open: open && { _id: open._id.toString(), answered: open.work?.answers.length ?? 0 },
        latest: latest?.finishedAt
          ? { _id: latest._id.toString(), finishedAt: latest.finishedAt.toISOString() }
          : null,
        nextFrom: open ? null : (from?.toISOString() ?? null),
      };
    },

    async startSituations({ actor: { userId } }) {
      await consumeLimit(limit, userId);
      const nextFrom = await own.nextFrom(userId);
      // Looked for last, because another tab may start one at this moment.
      const open = await own.findOpen(userId);
      if (open) return presentSituations(open);
      if (nextFrom) throw retakeLater(nextFrom, clock.now());
      const earlier = await own.earlierWork(userId);
      const before = new Set(earlier.flatMap((work) => work.situations.map(({ id }) => id)));
      const situations = drawSituations(SITUATIONS, randomUUID(), before);
      try {
        const attempt = await database.assessmentAttempts.create({
          ...SITUATION_KIND,
          learnerId: userId,
          status: 'open',
          startedAt: new Date(clock.now()),
          work: { situations, answers: [] } satisfies SituationWork,
        });
        return presentSituations(attempt.toObject() as StoredSituations);
      } catch (error) {
        // Another tab has just started one.
        const started = isDuplicateKey(error) && (await own.findOpen(userId));
        if (!started) throw error;
        return presentSituations(started);
      }
    },

    async getSituationAttempt({ actor, params }) {
      return presentSituations(await own.findOwn(actor.userId, params.attemptId));
    },

    async answerSituation({ actor: { userId }, params: { attemptId }, body: { position, choice } }) {
      await consumeLimit(limit, userId);
      const attempt = await own.findOwn(userId, attemptId);
      const { situations, answers } = attempt.work ?? { situations: [], answers: [] };
      const option = situations[position]?.order[choice];
      if (option === undefined || position > answers.length) throw new AppError('conflict');
      if (position === answers.length) {
        const at = new Date(clock.now());
        const work = { situations, answers: [...answers, { option, at }] };
        const isLast = work.answers.length === situations.length;
        const end =
          isLast &&
          ({
            status: 'done',
            finishedAt: at,
            result: resultOf([work, ...(await own.earlierWork(userId))]),
          } as const);
        // Only if no other tab has answered meanwhile.
        await database.assessmentAttempts.updateOne(
          { _id: attemptId, learnerId: userId, status: 'open', 'work.answers': { $size: position } },
          { $push: { 'work.answers': { option, at } }, ...(end && { $set: end }) },
        );
      }
      const stored = await own.findOwn(userId, attemptId);
      // Also true for the same answer sent again, after its acknowledgement was lost.
      if (stored.work?.answers[position]?.option !== option) throw new AppError('already_answered');
      return presentSituations(stored);
    },
  };
}

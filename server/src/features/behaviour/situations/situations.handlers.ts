import { randomUUID } from 'node:crypto';
import { RETAKE_AFTER_MS } from '@preproom/models/contract/assessments/attempts';
import { SITUATIONS_PER_ATTEMPT } from '@preproom/models/contract/assessments/behaviour';
import { AppError } from '@preproom/models/contract/http/errors';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { AppDeps } from '../../../deps.ts';
import type { BehaviourHandlers } from '../behaviour.policy.ts';
import { SITUATIONS } from '../content.ts';
import { drawSituations } from './drawSituations.ts';
import { presentSituations, resultOf, type StoredSituations } from './situations.present.ts';
import type { SituationWork } from './situationWork.ts';

const KIND = { kind: 'behaviour' } as const;
/** Earlier attempts whose situations are drawn last. */
const REMEMBERED_ATTEMPTS = 2;

type SituationCalls = 'getSituations' | 'startSituations' | 'getSituationAttempt' | 'answerSituation';

export function situationHandlers({
  database,
  clock,
}: Pick<AppDeps, 'database' | 'clock'>): Pick<BehaviourHandlers, SituationCalls> {
  const attempts = database.assessmentAttempts;

  const findOwn = async (learnerId: string, attemptId: string) => {
    const own = { _id: attemptId, learnerId, ...KIND, status: { $ne: 'deleted' as const } };
    const found = await attempts.findOne(own).lean<StoredSituations>();
    if (!found) throw new AppError('not_found');
    return found;
  };
  const findOpen = (learnerId: string) =>
    attempts.findOne({ learnerId, ...KIND, status: 'open' }).lean<StoredSituations>();
  /** Deleted attempts count as well, so that deleting does not shorten the wait. */
  const nextFrom = async (learnerId: string): Promise<Date | null> => {
    const last = await attempts
      .findOne({ learnerId, ...KIND }, { startedAt: 1 })
      .sort({ startedAt: -1 })
      .lean();
    const from = last && new Date(last.startedAt.getTime() + RETAKE_AFTER_MS);
    return from && from.getTime() > clock.now() ? from : null;
  };
  const drawnBefore = async (learnerId: string): Promise<Set<string>> => {
    const earlier = await attempts
      .find({ learnerId, ...KIND, status: 'done' }, { work: 1 })
      .sort({ startedAt: -1 })
      .limit(REMEMBERED_ATTEMPTS)
      .lean<{ work?: SituationWork }[]>();
    return new Set(earlier.flatMap(({ work }) => work?.situations.map(({ id }) => id) ?? []));
  };

  return {
    async getSituations({ actor: { userId } }) {
      const [open, latest, from] = await Promise.all([
        findOpen(userId),
        attempts
          .findOne({ learnerId: userId, ...KIND, status: 'done' })
          .sort({ startedAt: -1 })
          .lean(),
        nextFrom(userId),
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
      const open = await findOpen(userId);
      if (open) return presentSituations(open);
      if (await nextFrom(userId)) throw new AppError('retake_later');
      const work: SituationWork = {
        situations: drawSituations(SITUATIONS, randomUUID(), await drawnBefore(userId)),
        answers: [],
      };
      try {
        const startedAt = new Date(clock.now());
        const attempt = await attempts.create({
          learnerId: userId,
          ...KIND,
          status: 'open',
          startedAt,
          work,
        });
        return presentSituations(attempt.toObject() as StoredSituations);
      } catch (error) {
        // Another tab has just started one.
        const started = isDuplicateKey(error) && (await findOpen(userId));
        if (!started) throw error;
        return presentSituations(started);
      }
    },

    async getSituationAttempt({ actor, params }) {
      return presentSituations(await findOwn(actor.userId, params.attemptId));
    },

    async answerSituation({ actor: { userId }, params: { attemptId }, body: { position, choice } }) {
      const attempt = await findOwn(userId, attemptId);
      const { situations, answers } = attempt.work ?? { situations: [], answers: [] };
      const option = situations[position]?.order[choice];
      if (option === undefined || position > answers.length) throw new AppError('conflict');
      // The same answer again, after its acknowledgement was lost.
      if (answers[position]?.option === option) return presentSituations(attempt);
      if (position < answers.length) throw new AppError('already_answered');
      const at = new Date(clock.now());
      const work = { situations, answers: [...answers, { option, at }] };
      const isLast = work.answers.length === SITUATIONS_PER_ATTEMPT;
      const end = { status: 'done', finishedAt: at, result: isLast ? resultOf(work) : null } as const;
      // Only if no other tab has answered meanwhile.
      const answered = await attempts
        .findOneAndUpdate(
          { _id: attemptId, learnerId: userId, status: 'open', 'work.answers': { $size: position } },
          { $push: { 'work.answers': { option, at } }, ...(isLast && { $set: end }) },
          { new: true },
        )
        .lean<StoredSituations>();
      if (answered) return presentSituations(answered);
      const now = await findOwn(userId, attemptId);
      if (now.work?.answers[position]?.option === option) return presentSituations(now);
      throw new AppError('already_answered');
    },
  };
}

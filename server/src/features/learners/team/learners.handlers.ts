import { recordAudit } from '@preproom/models/db/operations/audit';
import type { AppDeps } from '../../../deps.ts';
import type { HqHandlers } from '../../team/hq.policy.ts';
import { findLearner } from './findLearner.ts';
import { learnerAccountHandlers } from './learnerAccount.handlers.ts';
import { readLearnerFile } from './learnerFile.ts';
import { learnerPackHandlers } from './learnerPacks.handlers.ts';
import { learnerSessionHandlers } from './learnerSessions.handlers.ts';

type LearnerHandlers = Pick<HqHandlers, 'getHqStudent'> &
  ReturnType<typeof learnerAccountHandlers> &
  ReturnType<typeof learnerPackHandlers> &
  ReturnType<typeof learnerSessionHandlers>;

/** The team's calls about one learner. */
export function learnerHandlers(deps: AppDeps): LearnerHandlers {
  const { database, clock } = deps;
  return {
    ...learnerAccountHandlers(deps),
    ...learnerPackHandlers(deps),
    ...learnerSessionHandlers(deps),
    async getHqStudent({ actor, params: { studentId } }) {
      const user = await findLearner(database, studentId);
      await recordAudit(database, {
        at: new Date(clock.now()),
        actorId: actor.userId,
        action: 'learner:read',
        targetId: user._id,
      });
      return { data: await readLearnerFile(deps, user, actor) };
    },
  };
}

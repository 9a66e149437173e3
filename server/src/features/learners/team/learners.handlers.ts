import { recordAudit } from '@preproom/models/db/operations/audit';
import type { AppDeps } from '../../../deps.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { LearnerHandlers } from '../learner.policy.ts';
import { findLearner } from './findLearner.ts';
import { learnerAccountHandlers } from './learnerAccount.handlers.ts';
import { readLearnerFile } from './learnerFile.ts';
import { learnerPackHandlers } from './learnerPacks.handlers.ts';
import { learnerSessionHandlers } from './learnerSessions.handlers.ts';
import { STUDENT_COLUMNS, studentList } from './students.list.ts';

type TeamHandlers = Pick<LearnerHandlers, 'getHqStudents' | 'exportHqStudents' | 'getHqStudent'> &
  ReturnType<typeof learnerAccountHandlers> &
  ReturnType<typeof learnerPackHandlers> &
  ReturnType<typeof learnerSessionHandlers>;

/** The team's calls about learners. */
export function learnerTeamHandlers(deps: AppDeps): TeamHandlers {
  const { database, clock } = deps;
  const list = listHandlers(deps, studentList(database), { name: 'learners', columns: STUDENT_COLUMNS });
  return {
    ...learnerAccountHandlers(deps),
    ...learnerPackHandlers(deps),
    ...learnerSessionHandlers(deps),
    getHqStudents: list.page,
    exportHqStudents: list.exported,
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

import { AppError } from '@preproom/models/contract/http/errors';
import { birthDateFault } from '@preproom/models/contract/learners/age';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { LearnerHandlers } from '../learner.policy.ts';
import { findLearner } from './findLearner.ts';
import { changeLearner } from './learnerChanges.ts';

type Acts = Pick<LearnerHandlers, 'suspendStudent' | 'restoreStudent' | 'correctBirthDate'>;

const SAVED = { saved: true } as const;

/** What the team changes of a learner's account. Each change is one write that depends on what was seen. */
export function learnerAccountHandlers(deps: AppDeps): Acts {
  const { database, clock } = deps;
  return {
    async suspendStudent({ actor, params: { studentId }, body: { reason }, log }) {
      const { _id } = await findLearner(database, studentId);
      const change = {
        action: 'learner:suspend',
        actorId: new Types.ObjectId(actor.userId),
        reason,
        before: { isSuspended: false },
        after: { isSuspended: true },
      } as const;
      await changeLearner(deps, _id, change, async (stored) => {
        const { matchedCount } = await database.users.updateOne(
          { _id, role: 'user', suspension: { $exists: false } },
          { $set: { suspension: { at: stored.at, reason } }, $push: { learnerChanges: stored } },
        );
        return matchedCount === 1;
      });
      log.info({ userId: studentId }, 'learner suspended');
      return SAVED;
    },

    async restoreStudent({ actor, params: { studentId }, log }) {
      const { _id, suspension } = await findLearner(database, studentId);
      if (!suspension) throw new AppError('conflict');
      const change = {
        action: 'learner:restore',
        actorId: new Types.ObjectId(actor.userId),
        reason: null,
        before: { isSuspended: true, since: suspension.at, because: suspension.reason },
        after: { isSuspended: false },
      } as const;
      await changeLearner(deps, _id, change, async (stored) => {
        const { matchedCount } = await database.users.updateOne(
          { _id, 'suspension.at': suspension.at },
          { $unset: { suspension: 1 }, $push: { learnerChanges: stored } },
        );
        return matchedCount === 1;
      });
      log.info({ userId: studentId }, 'learner restored');
      return SAVED;
    },

    async correctBirthDate({ actor, params: { studentId }, body: { from, dateOfBirth, reason }, log }) {
      const { _id } = await findLearner(database, studentId);
      const fault = birthDateFault(dateOfBirth, clock.now()) ?? (from === dateOfBirth ? 'no_change' : null);
      if (fault) throw new AppError('bad_request', undefined, { fields: { dateOfBirth: fault } });
      const change = {
        action: 'learner:correct',
        actorId: new Types.ObjectId(actor.userId),
        reason,
        before: { dateOfBirth: from },
        after: { dateOfBirth },
      } as const;
      await changeLearner(deps, _id, change, async (stored) => {
        const { matchedCount } = await database.studentProfiles.updateOne(
          { userId: _id, dateOfBirth: from },
          { $set: { dateOfBirth, updatedAt: stored.at }, $push: { learnerChanges: stored } },
        );
        return matchedCount === 1;
      });
      log.info({ userId: studentId }, 'date of birth corrected');
      return SAVED;
    },
  };
}

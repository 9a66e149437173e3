import { AppError } from '@preproom/models/contract/http/errors';
import { extensionFault, nextPackDays, packState } from '@preproom/models/contract/payments/packDays';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { grantedOrderId, type PackDocument } from '@preproom/models/db/payments/pack.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { LearnerHandlers } from '../learner.policy.ts';
import { findLearner } from './findLearner.ts';
import { changeLearner } from './learnerChanges.ts';

const SAVED = { saved: true } as const;

/** The team gives and extends packs. Each change is one write that depends on what was seen. */
export function learnerPackHandlers(deps: AppDeps): Pick<LearnerHandlers, 'grantPack' | 'extendPack'> {
  const { database, clock } = deps;
  return {
    async grantPack({ actor, params: { studentId }, body, log }) {
      const { programId, rounds, packCount, reason } = body;
      const { _id: userId } = await findLearner(database, studentId);
      const program = await database.products.findById(programId).lean();
      if (!program) throw new AppError('bad_request', undefined, { fields: { programId: 'is no program' } });
      if (!rounds.every((round) => program.sessionIncludes.includes(round)))
        throw new AppError('bad_request', undefined, { fields: { rounds: 'are not of this program' } });
      const own = await database.packs.find({ userId }).lean<PackDocument[]>();
      if (own.length !== packCount) throw new AppError('conflict');
      const now = clock.now();
      const packId = new Types.ObjectId();
      const days = nextPackDays(openPacks(own, now), now);
      // In the program's order, whatever the order of the choice.
      const given = program.sessionIncludes.filter((round) => rounds.includes(round));
      const course = program.product_name;
      const change = {
        action: 'pack:grant',
        actorId: new Types.ObjectId(actor.userId),
        reason,
        before: { packs: packCount },
        after: { packId, course, rounds: given, ...days },
      } as const;
      await changeLearner(deps, userId, change, async (stored) => {
        try {
          await database.packs.create({
            _id: packId,
            ...days,
            orderId: grantedOrderId(packId),
            userId,
            sequence: packCount + 1,
            course_id: program._id,
            course,
            rounds: given,
            refundedRounds: [],
            grantedAt: stored.at,
            closedAt: null,
            learnerChanges: [stored],
          });
          return true;
        } catch (error) {
          // Another pack was bought or granted in the same moment.
          if (isDuplicateKey(error)) return false;
          throw error;
        }
      });
      log.info({ userId: studentId, packId: packId.toString() }, 'pack granted');
      return SAVED;
    },

    async extendPack({ actor, params: { studentId, packId }, body: { from, lastDay, reason }, log }) {
      const { _id: userId } = await findLearner(database, studentId);
      const own = await database.packs.find({ userId }).lean<(PackDocument & { _id: Types.ObjectId })[]>();
      const pack = own.find(({ _id }) => _id.toString() === packId);
      if (!pack) throw new AppError('not_found');
      if (pack.closedAt || pack.lastDay !== from) throw new AppError('conflict');
      const nowMs = clock.now();
      const hasOtherOpen = openPacks(own, nowMs).some((open) => open !== pack);
      const fault = extensionFault(pack, lastDay, { hasOtherOpen, nowMs });
      if (fault) throw new AppError('bad_request', undefined, { fields: { lastDay: fault } });
      const change = {
        action: 'pack:extend',
        actorId: new Types.ObjectId(actor.userId),
        reason,
        before: { packId: pack._id, lastDay: from },
        after: { packId: pack._id, lastDay },
      } as const;
      await changeLearner(deps, userId, change, async (stored) => {
        const { matchedCount } = await database.packs.updateOne(
          { _id: pack._id, startDay: pack.startDay, lastDay: from, closedAt: null },
          { $set: { lastDay }, $push: { learnerChanges: stored } },
        );
        return matchedCount === 1;
      });
      log.info({ userId: studentId, packId }, 'pack extended');
      return SAVED;
    },
  };
}

function openPacks<P extends PackDocument>(packs: readonly P[], nowMs: number): P[] {
  return packs.filter((pack) => packState(pack, pack.closedAt, nowMs) !== 'ended');
}

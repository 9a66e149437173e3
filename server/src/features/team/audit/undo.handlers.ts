import { AppError } from '@preproom/models/contract/http/errors';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { AppDeps } from '../../../deps.ts';
import { authorize } from '../../../http/authorize.ts';
import { undoUntil } from '../../../undo/undo.ts';
import type { TeamHandlers } from '../team.policy.ts';

export function undoHandlers({ database, clock, undoOf }: AppDeps): Pick<TeamHandlers, 'undoChange'> {
  return {
    async undoChange({ actor, body: { entryId } }) {
      const now = clock.now();
      const entry = await database.auditLog.findOne({ _id: entryId, actorId: actor.userId }).lean();
      const undo = entry && undoOf(entry.action);
      if (!entry || !undo) throw new AppError('not_found');
      await authorize(database, undo.policy, actor, { params: {}, now });
      if (now > undoUntil(entry.at).getTime()) throw new AppError('too_late');
      const { _id, targetId, before, after } = entry;
      // Else a second undo would take back somebody's later change to the same value.
      if (await database.auditLog.exists({ undoes: _id })) throw new AppError('conflict');
      if (!(await undo.run({ targetId, before, after }))) throw new AppError('conflict');
      await recordAudit(database, {
        at: new Date(now),
        actorId: actor.userId,
        action: 'change:undo',
        targetId,
        before: after,
        after: before,
        undoes: _id,
      });
      return { isUndone: true };
    },
  };
}

import type { ProgramChange } from '@preproom/models/contract/programs/team/programs';
import type { Database } from '@preproom/models/db/database';
import { Types } from 'mongoose';

const SHOWN = 30;
type Values = ProgramChange['after'];

/** The latest changes of a program in the audit log, newest first. */
export async function programHistory(
  { auditLog, users }: Database,
  course_id: string,
): Promise<ProgramChange[]> {
  const entries = await auditLog
    .find({ targetId: new Types.ObjectId(course_id) })
    .sort({ at: -1, _id: -1 })
    .limit(SHOWN)
    .lean();
  const ids = entries.flatMap(({ actorId }) => actorId ?? []);
  const people = await users.find({ _id: { $in: ids } }, { Name: 1 }).lean();
  const names = new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
  return entries.map(({ _id, at, actorId, action, before, after }) => ({
    _id: _id.toString(),
    at: at.toISOString(),
    actor: names.get(actorId?.toString() ?? '') ?? null,
    action,
    before: before as Values,
    after: after as Values,
  }));
}

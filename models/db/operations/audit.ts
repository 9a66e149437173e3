import { Types } from 'mongoose';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';
import { type AuditDocument, WITHOUT_PERSON } from './auditLog.model.ts';

type Entry = Pick<AuditDocument, 'at' | 'action' | 'targetId'> &
  Partial<Pick<AuditDocument, 'before' | 'after' | 'undoes'>> & { actorId: Types.ObjectId | string | null };

/**
 * Adds an entry to the audit log; with an `id`, once. Called before the team is shown something: if the entry cannot be written,
 * access is refused.
 */
export async function recordAudit(
  { auditLog }: Pick<Database, 'auditLog'>,
  { actorId, ...entry }: Entry,
  id = new Types.ObjectId(),
): Promise<void> {
  const fields = { ...entry, actorId: actorId === null ? null : new Types.ObjectId(actorId) };
  await auditLog.create({ _id: id, ...fields }).catch((error) => {
    // This entry is there already.
    if (!isDuplicateKey(error)) throw error;
  });
}

/**
 * Adds an entry about a person, once for each id; without what it says if that person, who did it or one of the `others` concerned is being
 * removed or gone, because the removal may have passed the log already.
 */
export async function recordAuditOfPerson(
  { auditLog, users }: Pick<Database, 'auditLog' | 'users'>,
  entry: Entry,
  _id: Types.ObjectId,
  others: readonly Types.ObjectId[] = [],
): Promise<void> {
  const concerned = new Set([entry.targetId, entry.actorId, ...others].flatMap((id) => id?.toString() ?? []));
  const stay = async () =>
    concerned.size ===
    (await users.countDocuments({ _id: { $in: [...concerned] }, 'deletion.startedAt': null }));
  const isWhole = await stay();
  await recordAudit({ auditLog }, isWhole ? entry : { ...entry, ...WITHOUT_PERSON }, _id);
  // A removal that begins after this has been asked finds the entry.
  if (isWhole && !(await stay())) await auditLog.collection.updateOne({ _id }, { $set: WITHOUT_PERSON });
}

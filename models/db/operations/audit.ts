import { Types } from 'mongoose';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';
import type { AuditDocument } from './auditLog.model.ts';

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

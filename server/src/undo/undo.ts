import type { EndpointName } from '@preproom/models/contract/api';
import type { AuditAction } from '@preproom/models/contract/team/auditActions';
import { UNDO_MINUTES, type Undoable } from '@preproom/models/contract/team/undo';
import type { Database } from '@preproom/models/db/database';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { AuditDocument } from '@preproom/models/db/operations/auditLog.model';
import { Types } from 'mongoose';
import type { Policy } from '../http/policy.ts';

/** How one kind of audited change is taken back. */
export interface Undo {
  /** The call that makes the change: whoever may make it may take it back, with a proof if it needs one. */
  call: EndpointName;
  /** Writes `before` where there is still `after`; false if something has changed since. */
  run: (change: Pick<AuditDocument, 'targetId' | 'before' | 'after'>) => Promise<boolean>;
}

/** See `AppDeps.undoOf`. */
export type Undos = (action: AuditAction) => (Pick<Undo, 'run'> & { policy: Policy }) | undefined;

/** The last moment in which a change of this time can be taken back. */
export function undoUntil(at: Date): Date {
  return new Date(at.getTime() + UNDO_MINUTES * 60_000);
}

/** Enters a change that can be taken back, and answers what its caller needs for that. */
export async function recordUndoable(
  database: Pick<Database, 'auditLog'>,
  entry: Parameters<typeof recordAudit>[1],
): Promise<Undoable> {
  const _id = new Types.ObjectId();
  await recordAudit(database, entry, _id);
  return { undo: { entryId: _id.toString(), until: undoUntil(entry.at).toISOString() } };
}

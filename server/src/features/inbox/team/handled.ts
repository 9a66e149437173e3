import { AppError } from '@preproom/models/contract/http/errors';
import type { Handled } from '@preproom/models/contract/inbox/team/handled';
import type { Database } from '@preproom/models/db/database';
import type { StoredHandled } from '@preproom/models/db/inbox/handled';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

type Deps = Pick<AppDeps, 'database' | 'clock'>;
/** What changes and looks are about. */
export type InboxNoun = 'callback' | 'message' | 'report';

/** What is stored about whoever deals with something now; null when it is opened again. */
export function handledNow(
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  { isOpen, note }: { isOpen: boolean; note: string },
): StoredHandled | null {
  return isOpen ? null : { by: new Types.ObjectId(actor.userId), at: new Date(clock.now()), note };
}

export async function presentHandled(
  { users }: Database,
  handled: StoredHandled | null | undefined,
): Promise<Handled | null> {
  if (!handled) return null;
  const { by, at, note } = handled;
  const member = await users.findById(by, { Name: 1 }).lean();
  return { by: member?.Name ?? null, at: at.toISOString(), note };
}

/**
 * Audits that one entry was read: by the entry's id, not the person's, so that a data archive never reveals that its owner was
 * reported.
 */
export async function auditRead(
  { database, clock }: Deps,
  actor: Actor,
  noun: InboxNoun,
  targetId: Types.ObjectId,
): Promise<void> {
  const at = new Date(clock.now());
  await recordAudit(database, { at, actorId: actor.userId, action: `${noun}:read`, targetId });
}

/** Notes a change. Notes may quote people, so the log has their length only. */
export async function auditChange(
  { database, clock }: Deps,
  actor: Actor,
  noun: InboxNoun,
  targetId: Types.ObjectId,
  { before, after, note }: { before: object; after: object; note: string },
): Promise<void> {
  await recordAudit(database, {
    at: new Date(clock.now()),
    actorId: actor.userId,
    action: `${noun}:change`,
    targetId,
    before,
    after: { ...after, noteLength: note.length },
  });
}

/** Why a conditional write matched nothing. */
export async function refusal(isThere: PromiseLike<unknown>): Promise<AppError> {
  return new AppError((await isThere) ? 'conflict' : 'not_found');
}

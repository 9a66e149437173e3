import type { Types } from 'mongoose';
import { AppError } from '../contract/http/errors.ts';
import type { AuditAction } from '../contract/team/auditActions.ts';
import type { Database } from './database.ts';
import { isDuplicateKey } from './errors.ts';
import { recordAuditOfPerson } from './operations/audit.ts';
import type { PayoutFields } from './payoutFields.ts';

export interface NewPayout {
  /** Whom it goes to. */
  ownerId: Types.ObjectId;
  paise: number;
  reference: string;
  actorId: Types.ObjectId;
}

/**
 * A payout computed from the entries before it. It is numbered, and a unique index on the number lets only one of two payouts from the
 * same balance be stored. Throws `bad_request`, naming the amount, for more than is available.
 */
export function payoutEntry(
  { ownerId, paise, reference, actorId }: NewPayout,
  entries: readonly PayoutFields[],
  { availablePaise, at }: { availablePaise: number; at: Date },
) {
  if (paise > availablePaise)
    throw new AppError('bad_request', undefined, { fields: { paise: 'is more than what is available' } });
  return {
    key: `payout:${ownerId}:${reference.toUpperCase()}`,
    kind: 'paid',
    paise: -paise,
    at,
    reference,
    payoutNumber: 1 + payoutCount(entries),
    availablePaise,
    actorId,
  } as const;
}

export function payoutCount(entries: readonly PayoutFields[]): number {
  return Math.max(0, ...entries.map(({ payoutNumber = 0 }) => payoutNumber));
}

/** Throws `conflict` if somebody has just entered a payout or a correction for the same person, or a payout with this reference. */
export async function storeNumbered(store: () => Promise<unknown>): Promise<void> {
  await store().catch((error) => {
    throw isDuplicateKey(error) ? new AppError('conflict') : error;
  });
}

interface MadeByTeam extends PayoutFields {
  _id: Types.ObjectId;
  paise: number;
  at: Date;
}

/** Records a payout or a correction in the audit log, once, with what else it says. */
export async function auditPayoutEntry(
  database: Database,
  action: AuditAction,
  targetId: Types.ObjectId,
  { _id, at, actorId, paise, availablePaise = 0 }: MadeByTeam,
  said: object,
): Promise<void> {
  const before = { availablePaise };
  const after = { availablePaise: availablePaise + paise, ...said };
  await recordAuditOfPerson(database, { at, actorId: actorId ?? null, action, targetId, before, after }, _id);
}

import { recordAuditOfPerson } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import type { Order, PaymentDeps } from '../order.ts';

/** Records the team's refunds in the audit log, each once. */
export async function auditRefunds({ database }: PaymentDeps, order: Order): Promise<void> {
  const { orderId, userId: targetId, wantedRefunds } = order;
  for (const { key, by, actorId = null, at, leftPaise: left, paise, rounds, reason } of wantedRefunds) {
    if (by === 'product' || by === 'deletion') continue;
    const entry = {
      at,
      actorId,
      action: 'payment:refund',
      targetId,
      ...(left !== undefined && { before: { leftPaise: left } }),
      after: { orderId, paise, rounds, reason, ...(left !== undefined && { leftPaise: left - paise }) },
    } as const;
    await recordAuditOfPerson(database, entry, new Types.ObjectId(key.slice(0, 24)));
  }
}

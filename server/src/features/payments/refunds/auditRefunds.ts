import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import type { Order, PaymentDeps } from '../order.ts';

/** Records the team's refunds in the audit log, each once. */
export async function auditRefunds({ database }: PaymentDeps, order: Order): Promise<void> {
  const { orderId, userId: targetId, wantedRefunds } = order;
  for (const { key, by, at, paise, rounds, reason } of wantedRefunds) {
    if (by !== 'command') continue;
    const after = { orderId, paise, rounds, reason };
    const entry = { at, actorId: null, action: 'payment:refund', targetId, after } as const;
    await recordAudit(database, entry, new Types.ObjectId(key.slice(0, 24)));
  }
}

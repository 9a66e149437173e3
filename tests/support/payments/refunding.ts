import { randomUUID } from 'node:crypto';
import type { RefundWhat } from '@preproom/models/contract/payments/team/payment';
import { type RefundRequest, storeRefund } from '@preproom/server/features/payments/refunds/storeRefund';
import { Types } from 'mongoose';
import type { Stack } from '../stack/startStack.ts';

/** The run of the product that carries out what an earlier process has stored. */
const NEXT_RUN_MS = 61_000;

/** Stores a refund as the team's page does, whatever is left of the payment. Nothing carries it out yet. */
export function askRefund(
  { database, clock }: Pick<Stack, 'database' | 'clock'>,
  orderId: string,
  what: RefundWhat,
  change: Partial<RefundRequest> = {},
) {
  const request = { requestId: randomUUID(), seenLeftPaise: null, actorId: new Types.ObjectId().toString() };
  return storeRefund({ database, clock }, { orderId, what, reason: '', ...request, ...change });
}

export async function carryOutRefunds({ clock, jobs }: Pick<Stack, 'clock' | 'jobs'>): Promise<void> {
  clock.advance(NEXT_RUN_MS);
  await jobs.settled();
}

/** Stores a refund, and has the product carry it out. */
export async function refund(
  stack: Stack,
  ...[orderId, what, change]: [string, RefundWhat, Partial<RefundRequest>?]
) {
  const stored = await askRefund(stack, orderId, what, change);
  await carryOutRefunds(stack);
  return stored;
}

import { AppError } from '@preproom/models/contract/http/errors';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { AppDeps } from '../../../deps.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import { settleOrder } from '../orders.ts';
import type { PaymentHandlers } from '../payment.policy.ts';
import { RefundRefusedError, storeRefund } from '../refunds/storeRefund.ts';
import { findOrder, readPaymentFile } from './paymentFile.ts';
import { PAYMENT_COLUMNS, paymentList } from './payments.list.ts';
import { readRefundPreview } from './refundPreview.ts';

/** The team's calls about payments. */
export function teamPaymentHandlers(
  deps: AppDeps,
): Pick<
  PaymentHandlers,
  'getHqPayments' | 'exportHqPayments' | 'getHqPayment' | 'previewRefund' | 'refundPayment'
> {
  const { database, clock } = deps;
  const list = listHandlers(deps, paymentList, { name: 'payments', columns: PAYMENT_COLUMNS });
  return {
    getHqPayments: list.page,
    exportHqPayments: list.exported,
    async getHqPayment({ actor, params: { orderId } }) {
      const { userId: targetId } = await findOrder(database, orderId);
      await recordAudit(database, {
        at: new Date(clock.now()),
        actorId: actor.userId,
        action: 'payment:read',
        targetId,
        after: { orderId },
      });
      return { data: await readPaymentFile(deps, orderId) };
    },
    previewRefund: ({ actor, params: { orderId }, body: { what } }) =>
      explained(() => readRefundPreview(deps, { orderId, what, actorId: actor.userId })),
    async refundPayment({ actor, params: { orderId }, body: { requestId, leftPaise, what, reason }, log }) {
      const request = { orderId, what, reason, requestId, seenLeftPaise: leftPaise, actorId: actor.userId };
      const { wish, isNew } = await explained(() => storeRefund(deps, request));
      if (isNew) log.info({ orderId, paise: wish.paise, rounds: wish.rounds }, 'refund wanted by the team');
      // It is stored: what fails here is done within a minute (`orders:reconcile`).
      await settleOrder(deps, orderId).catch((error) =>
        log.error({ err: error, orderId }, 'a refund could not be carried out at once'),
      );
      return { data: await readPaymentFile(deps, orderId) };
    },
  };
}

/** The answer to each refusal: its code, and which field is at fault. */
const ANSWERS = {
  unknown_order: ['not_found'],
  not_paid: ['conflict', { orderId: 'is not paid' }],
  nothing_left: ['conflict', { orderId: 'is refunded in full' }],
  more_than_left: ['bad_request', { paise: 'is more than what is left' }],
  nothing: ['bad_request', { paise: 'must be more than nothing' }],
  no_pack: ['conflict', { rounds: 'have ended' }],
  pack_ended: ['conflict', { rounds: 'have ended' }],
  round_not_unused: ['conflict', { rounds: 'are not all unused' }],
  under_way: ['conflict', { orderId: 'has a refund under way' }],
} as const satisfies Record<
  RefundRefusedError['why'],
  readonly ['not_found' | 'conflict' | 'bad_request', Record<string, string>?]
>;

async function explained<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RefundRefusedError)) throw error;
    const [code, fields] = ANSWERS[error.why] as readonly [AppError['code'], Record<string, string>?];
    throw new AppError(code, undefined, { cause: error, ...(fields && { fields }) });
  }
}

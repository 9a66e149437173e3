import { setTimeout as delay } from 'node:timers/promises';
import { financialYear, indianDay } from '@preproom/models/contract/http/indianDays';
import {
  HALF_RATE_PERCENT,
  SERVICE_CODE,
  type TaxSplit,
  taxWithin,
  taxWithinRefund,
} from '@preproom/models/contract/payments/gst';
import type { Refund } from '@preproom/models/contract/payments/orderState';
import { documentNumber, type PrintedReceipt } from '@preproom/models/contract/payments/receipts';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { ReceiptDocument } from '@preproom/models/db/payments/receipt.model';
import { areStanding } from '@preproom/models/db/privacy/standing';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { Order } from '../order.ts';
import { isReturned } from '../refunds/returnToLeaver.ts';
import { type Receipt, sendReceipt } from './sendReceipt.ts';

type ReceiptDeps = Pick<AppDeps, 'database' | 'clock' | 'config' | 'mail' | 'notify'>;

/** Issues the receipt of a paid order and mails it; does nothing the second time. */
export async function issueReceipt(deps: ReceiptDeps, order: Order): Promise<void> {
  const { seller, payments } = deps.config;
  const receipt = await issueOnce(deps, {
    ...boughtBy(order),
    kind: 'receipt',
    isTest: order.provider === 'sandbox' || payments.key.startsWith('rzp_test_'),
    receiptNumber: null,
    seller,
    discount: discountOf(order),
    paise: order.paise,
    tax: seller.gstin ? taxLines(taxWithin(order.paise)) : null,
    paymentId: order.paidBy ?? '',
    refundId: null,
  });
  await sendReceipt(deps, receipt);
}

/**
 * Issues the credit note of a refund and mails it; does nothing the second time, nor for a payment that did not pay the order and has
 * no receipt. Seller and tax are those of the receipt.
 */
export async function issueCreditNote(deps: ReceiptDeps, order: Order, refund: Refund): Promise<void> {
  if (refund.paymentId !== order.paidBy) return;
  const receipt = await deps.database.receipts
    .findOne({ orderId: order.orderId, refundId: null })
    .lean<Receipt>()
    .orFail();
  const creditNote = await issueOnce(deps, {
    ...boughtBy(order),
    kind: 'creditNote',
    isTest: receipt.isTest,
    receiptNumber: receipt.documentNumber,
    seller: receipt.seller,
    discount: null,
    paise: refund.paise,
    tax: receipt.tax && taxLines(taxWithinRefund(refundedBefore(order, refund), refund.paise)),
    paymentId: refund.paymentId,
    refundId: refund.id,
  });
  await sendReceipt(deps, creditNote, isReturned(order));
}

function boughtBy({ orderId, userId, username, email, course, rounds }: Order) {
  return { orderId, userId, buyer: { name: username, email }, course, rounds };
}

/** Orders from before there were coupons have none of these fields. */
function discountOf({ couponCode, discountPaise }: Order): PrintedReceipt['discount'] {
  return couponCode ? { code: couponCode, paise: discountPaise } : null;
}

function taxLines(split: TaxSplit): NonNullable<PrintedReceipt['tax']> {
  return { serviceCode: SERVICE_CODE, halfRatePercent: HALF_RATE_PERCENT, ...split };
}

/** What an order's earlier refunds of the same payment amount to; refunds are stored in the order in which they became known. */
function refundedBefore({ refunds }: Order, { id, paymentId }: Refund): number {
  const earlier = refunds.slice(
    0,
    refunds.findIndex((other) => other.id === id),
  );
  return earlier.reduce((sum, other) => (other.paymentId === paymentId ? sum + other.paise : sum), 0);
}

type Content = Omit<
  ReceiptDocument,
  'documentNumber' | 'financialYear' | 'number' | 'issuedAt' | 'issuedOn' | 'mailedAt'
>;

/**
 * Stores a receipt under the next number of its financial year, or answers the one that was issued before. A counter would leave a gap
 * where a process dies between counting and storing; here, whoever is second finds the number taken and takes the next one.
 */
async function issueOnce(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  content: Content,
): Promise<Receipt> {
  const { orderId, refundId, kind, isTest } = content;
  for (;;) {
    const issued = await database.receipts.findOne({ orderId, refundId }).lean<Receipt>();
    if (issued) return issued;
    const issuedAt = new Date(clock.now());
    const issuedOn = indianDay(issuedAt.getTime());
    const series = { kind, isTest, financialYear: financialYear(issuedOn) };
    const last = await database.receipts.findOne(series, { number: 1 }).sort({ number: -1 }).lean();
    const number = (last?.number ?? 0) + 1;
    const numbered = {
      ...series,
      number,
      documentNumber: documentNumber(content, series.financialYear, number),
    };
    try {
      const stored = await database.receipts.create({
        ...content,
        ...numbered,
        issuedAt,
        issuedOn,
        mailedAt: null,
      });
      const { _id, userId } = stored;
      // A removal of the account that began meanwhile may have passed the receipts already.
      if (!(await areStanding(database, [userId])))
        await database.receipts.updateOne({ _id }, { $set: { buyer: { name: '', email: '' } } });
      return stored.toObject<Receipt & { _id: Types.ObjectId }>();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Many at once would otherwise meet again at the next number.
      await delay(Math.random() * MAX_WAIT_MS);
    }
  }
}

const MAX_WAIT_MS = 40;

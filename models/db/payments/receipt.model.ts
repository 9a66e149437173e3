import { type Connection, Schema, type Types } from 'mongoose';
import { type PrintedReceipt, RECEIPT_KINDS } from '../../contract/payments/receipts.ts';
import { PAYMENT_RETENTION_DAYS } from '../../contract/privacy/keptData.ts';
import { ROUNDS } from '../../contract/sessions/rounds.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** A receipt or credit note as it was issued. Of those of one kind and financial year, none is missing and no number is given twice. */
export interface ReceiptDocument extends PrintedReceipt {
  userId: Types.ObjectId;
  /** "2026-27". */
  financialYear: string;
  /** Counts from 1 in each financial year. */
  number: number;
  issuedAt: Date;
  /** When its mail was stored; null while that is to be done. */
  mailedAt: Date | null;
}

const text = { type: String, required: true };
const paise = { type: Number, required: true };
const part = <T>(fields: ConstructorParameters<typeof Schema<T>>[0]) =>
  new Schema<T>(fields, { _id: false, id: false });

const schema = new Schema<ReceiptDocument>({
  kind: { type: String, enum: RECEIPT_KINDS, required: true },
  isTest: { type: Boolean, required: true },
  financialYear: text,
  number: { type: Number, required: true },
  documentNumber: text,
  receiptNumber: { type: String, default: null },
  issuedAt: { type: Date, required: true },
  mailedAt: { type: Date, default: null },
  issuedOn: text,
  userId: { type: Schema.Types.ObjectId, required: true },
  seller: part<ReceiptDocument['seller']>({
    name: text,
    address: { type: String, default: '' },
    gstin: { type: String, default: null },
  }),
  buyer: part<ReceiptDocument['buyer']>({
    name: { type: String, default: '' },
    email: { type: String, default: '' },
  }),
  course: text,
  rounds: [{ type: String, enum: ROUNDS }],
  discount: {
    type: part<NonNullable<ReceiptDocument['discount']>>({ code: text, paise }),
    default: null,
  },
  paise,
  tax: {
    type: part<NonNullable<ReceiptDocument['tax']>>({
      serviceCode: text,
      halfRatePercent: { type: Number, required: true },
      taxablePaise: paise,
      cgstPaise: paise,
      sgstPaise: paise,
    }),
    default: null,
  },
  orderId: text,
  paymentId: text,
  refundId: { type: String, default: null },
});
// A number is given once: who is second takes the next one.
schema.index({ kind: 1, isTest: 1, financialYear: 1, number: 1 }, { unique: true });
// One receipt per order, and one credit note per refund, which is what `refundId` tells apart.
schema.index({ orderId: 1, refundId: 1 }, { unique: true });
schema.index({ userId: 1 });
// The team finds an order by the number on its receipt.
schema.index({ documentNumber: 1 });
// What the privacy policy promises.
schema.index({ issuedAt: 1 }, { expireAfterSeconds: PAYMENT_RETENTION_DAYS * 24 * 60 * 60 });

const receiptModel = (connection: Connection) => connection.model('Receipt', schema, 'receipts');

const receiptData: DataRule<ReceiptDocument> = {
  kind: 'payments',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, financialYear, number, issuedAt, mailedAt, ...receipt }) => withoutKeys(receipt),
  whenDeleted: {
    // Rule 46(e) asks for an unregistered buyer's name and address from 50,000 rupees on; no program costs that much.
    because:
      'the books must be kept for eight years; name and address go, which the law asks for in larger sums only',
    neededBy: null,
    change: () => ({ buyer: { name: '', email: '' } }),
  },
};

export const receipts = { model: receiptModel, data: receiptData };

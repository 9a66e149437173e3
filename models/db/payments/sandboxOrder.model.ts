import { type Connection, Schema } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** A payment in the sandbox: nobody pays anything. Field names and statuses are Razorpay's. */
export interface SandboxPayment {
  id: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Paise. */
  amount: number;
  amount_refunded: number;
}

export interface SandboxRefund {
  id: string;
  payment_id: string;
  /** Paise. */
  amount: number;
  /** The idempotency key that it was asked with. */
  key: string;
}

/** An order as the sandbox, in the provider's place, knows it. */
export interface SandboxOrderDocument {
  orderId: string;
  /** Paise. */
  amount: number;
  payments: SandboxPayment[];
  refunds: SandboxRefund[];
  createdAt: Date;
}

const KEPT_DAYS = 90;

const schema = new Schema<SandboxOrderDocument>({
  orderId: { type: String, required: true },
  amount: { type: Number, required: true },
  payments: [
    new Schema<SandboxPayment>(
      {
        id: { type: String, required: true },
        status: { type: String, required: true },
        amount: { type: Number, required: true },
        amount_refunded: { type: Number, default: 0 },
      },
      { _id: false, id: false },
    ),
  ],
  refunds: [
    new Schema<SandboxRefund>(
      {
        id: { type: String, required: true },
        payment_id: { type: String, required: true },
        amount: { type: Number, required: true },
        key: { type: String, required: true },
      },
      { _id: false, id: false },
    ),
  ],
  createdAt: { type: Date, required: true },
});
schema.index({ orderId: 1 }, { unique: true });
// A refund names the payment alone.
schema.index({ 'payments.id': 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 });

const sandboxOrderModel = (connection: Connection) =>
  connection.model('SandboxOrder', schema, 'sandboxOrders');

const sandboxOrderData: DataRule<SandboxOrderDocument> = {
  kind: null,
  because: 'payments of a test without a name; never in production',
};

export const sandboxOrders = { model: sandboxOrderModel, data: sandboxOrderData };

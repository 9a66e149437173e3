import { type Connection, Schema } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** An event of the payment provider that has been worked on. */
export interface PaymentEventDocument {
  /** The provider's id of the event. */
  eventId: string;
  /** As the provider names it: "payment.captured". */
  type: string;
  at: Date;
}

const KEPT_DAYS = 90;

const schema = new Schema<PaymentEventDocument>({
  eventId: { type: String, required: true },
  type: { type: String, required: true },
  at: { type: Date, required: true },
});
// A repeated event is recognised by its id.
schema.index({ eventId: 1 }, { unique: true });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 });

const paymentEventModel = (connection: Connection) =>
  connection.model('PaymentEvent', schema, 'paymentEvents');

const paymentEventData: DataRule<PaymentEventDocument> = {
  kind: null,
  because: 'ids and kinds of events; what they say is in the order',
};

export const paymentEvents = { model: paymentEventModel, data: paymentEventData };

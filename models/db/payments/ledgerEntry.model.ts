import { type Connection, Schema } from 'mongoose';
import { LEDGER_KINDS, type LedgerEntry } from '../../contract/payments/ledger.ts';
import { PAYMENT_RETENTION_DAYS } from '../../contract/privacy/keptData.ts';
import type { DataRule } from '../privacy/dataRule.ts';
import { refuseChanges } from '../refuseChanges.ts';

/** One movement of money or rounds. Entries are added and never changed; they go with their order, after the years that books are kept. */
export interface LedgerEntryDocument extends LedgerEntry {
  at: Date;
  /** When the order was made. */
  orderedAt: Date;
}

const schema = new Schema<LedgerEntryDocument>({
  key: { type: String, required: true },
  orderId: { type: String, required: true },
  kind: { type: String, enum: LEDGER_KINDS, required: true },
  paise: { type: Number, required: true },
  rounds: { type: Number, required: true },
  at: { type: Date, required: true },
  orderedAt: { type: Date, required: true },
});
// Each movement is entered once, however often it is settled.
schema.index({ key: 1 }, { unique: true });
// The balances of an order; the comparison walks through the orders.
schema.index({ orderId: 1 });
// The revenue of a day.
schema.index({ kind: 1, at: 1 });
// As long as the order itself.
schema.index({ orderedAt: 1 }, { expireAfterSeconds: PAYMENT_RETENTION_DAYS * 24 * 60 * 60 });

refuseChanges(schema, 'The ledger is only added to');

const ledgerEntryModel = (connection: Connection) => connection.model('LedgerEntry', schema, 'ledgerEntries');

const ledgerEntryData: DataRule<LedgerEntryDocument> = {
  kind: null,
  because: 'amounts by order id; the person and the order itself are in the orders',
};

export const ledgerEntries = { model: ledgerEntryModel, data: ledgerEntryData };

import type { Schema } from 'mongoose';

const CHANGES = [
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndDelete',
  'bulkWrite',
] as const;

/** Refuses every change and deletion of the schema's documents. */
// biome-ignore lint/suspicious/noExplicitAny: Schema is invariant in what is stored, which makes no difference here.
export function appendOnly(schema: Schema<any>): void {
  for (const change of CHANGES) schema.pre(change as 'updateOne', refuse);
  schema.pre('save', async function () {
    if (!this.isNew) refuse();
  });
}

function refuse(): never {
  throw new Error('The ledger is only added to');
}

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
] as const;

/** Documents of this schema can be added only; the model throws `message` for anything else. */
// biome-ignore lint/suspicious/noExplicitAny: Schema is invariant in what is stored, which makes no difference here.
export function refuseChanges(schema: Schema<any>, message: string): void {
  const refuse = () => {
    throw new Error(message);
  };
  for (const change of CHANGES) schema.pre(change, refuse);
  schema.pre('bulkWrite', refuse);
  schema.pre('save', function () {
    if (!this.isNew) refuse();
  });
}

import type { Schema } from 'mongoose';

const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 30;

/** The words of a text as they are searched: lower case, without accents on Latin letters, each once. */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

const UPDATES = ['updateOne', 'updateMany', 'findOneAndUpdate'] as const;

/**
 * Keeps in the field `to` the words of the text field `from`, with an index, so that rows are found by the beginning of any word.
 * Holds for every write through the model except bulk writes, which are refused.
 */
// biome-ignore lint/suspicious/noExplicitAny: Schema is invariant in what is stored, which makes no difference here.
export function keepSearchWords(schema: Schema<any>, from: string, to: string): void {
  schema.add({ [to]: { type: [String], default: [] } });
  schema.index({ [to]: 1 });
  schema.pre('save', async function () {
    if (this.isNew || this.isModified(from)) this.set(to, searchWords(String(this.get(from) ?? '')));
  });
  schema.pre('insertMany', async (documents: Record<string, unknown> | Record<string, unknown>[]) => {
    for (const document of Array.isArray(documents) ? documents : [documents])
      document[to] = searchWords(String(document[from] ?? ''));
  });
  const addWords = (change: Record<string, unknown> | undefined) => {
    if (change && typeof change[from] === 'string') change[to] = searchWords(change[from]);
  };
  for (const update of UPDATES)
    schema.pre(update, async function () {
      const change = this.getUpdate();
      if (!change || Array.isArray(change)) return;
      // Mongoose takes fields without an operator as `$set`.
      for (const fields of [change, change.$set, change.$setOnInsert]) addWords(fields);
    });
  schema.pre('bulkWrite', async () => {
    throw new Error(`${to} is not kept by bulk writes`);
  });
}

import type { Schema } from 'mongoose';
import { wordsOf } from '../contract/http/searchText.ts';

/** More than the longest name or title has. */
const MOST_KEPT = 60;
/** Sorts behind every text with the same beginning. */
const LAST = '\u{10ffff}';

/** The words by which a row with this text is found, as they are stored. */
export function searchWords(text: string): string[] {
  return wordsOf(text).slice(0, MOST_KEPT);
}

/** A condition for a text that begins like this, which an index answers. */
export const startsWith = (text: string) => ({ $gte: text, $lt: text + LAST });
/** The same for one of a field's stored words. */
export const hasWord = (beginning: string) => ({ $elemMatch: startsWith(beginning) });

/** Shorter ends of words are not kept: "ai" would find whoever maintains something. */
const SHORTEST_PART = 3;
const MOST_PARTS = 600;

/**
 * Ends of a text's words, from within them: "Radhakrishnan" has "krishnan" among them. With `hasWord` they find a text by a part of a
 * word, which `wordsOf` finds by its beginning only.
 */
export function innerParts(text: string): string[] {
  const ends = wordsOf(text).flatMap((word) => {
    const letters = [...word];
    return letters.slice(1).flatMap((_, at) => {
      const end = letters.slice(at + 1);
      return end.length < SHORTEST_PART ? [] : [end.join('')];
    });
  });
  return [...new Set(ends)].slice(0, MOST_PARTS);
}

/** Whether a typed word is long enough to be looked for within words. */
export const isPart = (word: string) => [...word].length >= SHORTEST_PART;

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

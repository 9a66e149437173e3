import mongoose from 'mongoose';
import { AppError } from '../../../contract/http/errors.ts';
import type { CodeBatch, CodeBatchStored } from '../../../contract/room/code.ts';
import type { Database } from '../../database.ts';
import { isDuplicateKey } from '../../errors.ts';
import type { CodeBatchDocument } from './codeBatch.model.ts';
import { type CodeAuthor, codeEntry, type LastBatch } from './codeEntry.ts';
import { readLastBatch } from './readCode.ts';

/** Somebody else may take the place that was free a moment ago; two people cannot do it this often. */
const ATTEMPTS = 20;

/**
 * Stores a batch exactly once, at the next free place of the room. Throws as `codeEntry` does, and `conflict` (somebody else's batch
 * has this id); then nothing of the batch is stored.
 */
export async function storeCodeBatch(
  database: Database,
  author: CodeAuthor,
  batch: CodeBatch,
  nowMs: number,
): Promise<CodeBatchStored> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const last = await readLastBatch(database, author.session.roomid);
    try {
      const entry = codeEntry(author, last, batch, nowMs);
      await collectionOf(database).insertOne(entry);
      return { seq: entry.seq, duplicate: false };
    } catch (error) {
      // Hardly any batch is sent twice, so only one that is refused is looked for.
      const stored = await findStored(database, author, batch);
      if (stored) return stored;
      // Another batch took the place.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new AppError('unavailable');
}

/** A batch, and what the caller takes for the last one of its room. */
export interface NextBatch {
  author: CodeAuthor;
  batch: CodeBatch;
  /** When it arrived: the ages of its updates count from then. */
  receivedMs: number;
  last: LastBatch | null;
}

export interface NextStored {
  stored: CodeBatchStored;
  /** The room's last batch now; undefined when it has to be read. */
  last: LastBatch | undefined;
}

/**
 * Stores batches of different rooms in one command, which costs little more than one batch. Where `last` was out of date, and where a
 * batch is stored already, it continues as `storeCodeBatch` does. Each has its own outcome, with the errors of `storeCodeBatch`.
 * Throws if the database is unreachable; then any of them may be stored.
 */
export async function storeNextBatches(
  database: Database,
  batches: readonly NextBatch[],
): Promise<PromiseSettledResult<NextStored>[]> {
  const entries = batches.map(({ author, last, batch, receivedMs }) => {
    try {
      return codeEntry(author, last, batch, receivedMs);
    } catch {
      // Asked again below, with what is stored: `last` may have been out of date.
      return null;
    }
  });
  const stored = await insertAll(
    database,
    entries.filter((entry) => entry !== null),
  );
  return Promise.allSettled(
    batches.map(async ({ author, batch, receivedMs }, i): Promise<NextStored> => {
      const entry = entries[i];
      if (!entry || !stored.has(entry))
        return { stored: await storeCodeBatch(database, author, batch, receivedMs), last: undefined };
      const { seq, total, writers } = entry;
      return { stored: { seq, duplicate: false }, last: { seq, total, writers } };
    }),
  );
}

/** Inserts what can be, and returns it: the indexes refuse a place or an id that is taken. */
async function insertAll(
  database: Database,
  entries: readonly CodeBatchDocument[],
): Promise<Set<CodeBatchDocument>> {
  if (entries.length === 0) return new Set();
  try {
    await collectionOf(database).insertMany(entries, { ordered: false });
    return new Set(entries);
  } catch (error) {
    if (!isDuplicateKey(error) || !(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
    const refused = new Set([error.writeErrors].flat().map(({ index }) => index));
    return new Set(entries.filter((_, i) => !refused.has(i)));
  }
}

/** Bypasses Mongoose: casting fields that are made here takes longer than storing them. */
function collectionOf(database: Database) {
  return database.connection.collection<CodeBatchDocument>('codeBatches');
}

async function findStored(
  database: Database,
  { session, side }: CodeAuthor,
  { id }: CodeBatch,
): Promise<CodeBatchStored | null> {
  const { roomid } = session;
  const stored = await database.codeBatches.findOne({ roomid, batchId: id }, { seq: 1, side: 1 }).lean();
  if (!stored) return null;
  if (stored.side !== side) throw new AppError('conflict');
  return { seq: stored.seq, duplicate: true };
}

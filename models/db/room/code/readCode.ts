import * as Y from 'yjs';
import type { CodePage } from '../../../contract/room/code.ts';
import type { Database } from '../../database.ts';
import type { CodeBatchDocument } from './codeBatch.model.ts';
import type { LastBatch } from './codeEntry.ts';
import { bytesOf } from './codeUpdate.ts';

/** Batches of one page: merging this many takes a few milliseconds, while merging all of an interview takes seconds. */
const PAGE_BATCHES = 200;

/** What is stored of a room after batch `after`, a part at a time. */
export async function readCodePage(database: Database, roomid: string, after: number): Promise<CodePage> {
  const batches = await database.codeBatches
    .find({ roomid, seq: { $gt: after } }, { seq: 1, updates: 1 })
    .sort({ seq: 1 })
    .limit(PAGE_BATCHES)
    .lean<Pick<CodeBatchDocument, 'seq' | 'updates'>[]>();
  const updates = batches.flatMap((batch) => batch.updates.map(bytesOf));
  return {
    seq: batches.at(-1)?.seq ?? after,
    update: updates.length > 0 ? Buffer.from(Y.mergeUpdates(updates)).toString('base64') : null,
    isLast: batches.length < PAGE_BATCHES,
  };
}

/** What the room's newest batch says of all; null when nothing was written. */
export function readLastBatch(database: Database, roomid: string): Promise<LastBatch | null> {
  return database.codeBatches
    .findOne({ roomid }, { seq: 1, total: 1, writers: 1 })
    .sort({ seq: -1 })
    .lean<LastBatch>();
}

/** The place of the room's newest batch; 0 when nothing was written. */
export async function lastCodeSeq(database: Database, roomid: string): Promise<number> {
  const last = await database.codeBatches.findOne({ roomid }, { seq: 1 }).sort({ seq: -1 }).lean();
  return last?.seq ?? 0;
}

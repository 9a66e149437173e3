import { DAY_MS, HOUR_MS } from '../../../contract/http/durations.ts';
import { CODE_RETENTION_DAYS, type CodeMoment, LATE_CODE_MS } from '../../../contract/room/code.ts';
import type { Database } from '../../database.ts';
import type { CodeBatchDocument } from './codeBatch.model.ts';
import type { CodeLogDocument } from './codeLog.model.ts';
import { replayOf } from './codeReplay.ts';
import { bytesOf } from './codeUpdate.ts';
import { packMoments, unpackMoments } from './packMoments.ts';

/** Every change of a room's code, `atMs` since 1970, and when it is deleted; null when nothing was written. */
export async function readCodeLog(
  database: Database,
  roomid: string,
): Promise<{ moments: CodeMoment[]; expireAt: Date } | null> {
  const log = await database.codeLogs.findOne({ roomid }).lean<CodeLogDocument>();
  if (log) return { moments: unpackMoments(bytesOf(log.packed)), expireAt: log.expireAt };
  const batches = await readBatches(database, roomid);
  const [first] = batches;
  return first ? { moments: replayOf(batches), expireAt: first.expireAt } : null;
}

/** Batches that are late are refused by then. */
const PACKED_AFTER_MS = LATE_CODE_MS + HOUR_MS;
/** One run of the job; the next one goes on. */
const ROOMS_PER_RUN = 20;

/** Packs the code of rooms whose day is over: each into one log, in place of its batches. Safe to run twice, or to be cut short. */
export async function packCode(database: Database, nowMs: number): Promise<void> {
  const expiresBefore = new Date(nowMs - PACKED_AFTER_MS + CODE_RETENTION_DAYS * DAY_MS);
  // Of each room the first batch goes last.
  const first = await database.codeBatches
    .find({ seq: 1, expireAt: { $lt: expiresBefore } }, { roomid: 1 })
    .limit(ROOMS_PER_RUN)
    .lean();
  for (const { roomid } of first) await packRoom(database, roomid);
}

async function packRoom(database: Database, roomid: string): Promise<void> {
  const isPacked = await database.codeLogs.exists({ roomid });
  const batches = isPacked ? [] : await readBatches(database, roomid);
  const [first] = batches;
  if (first) {
    const { learnerId, expireAt } = first;
    const log = { roomid, learnerId, expireAt, packed: packMoments(replayOf(batches)) };
    // Another process may have packed it meanwhile, to the same bytes.
    await database.codeLogs.updateOne({ roomid }, { $setOnInsert: log }, { upsert: true });
  }
  await database.codeBatches.deleteMany({ roomid, seq: { $gt: 1 } });
  await database.codeBatches.deleteMany({ roomid });
}

type StoredBatch = Pick<CodeBatchDocument, 'side' | 'times' | 'updates' | 'learnerId' | 'expireAt'>;

function readBatches(database: Database, roomid: string): Promise<StoredBatch[]> {
  const fields = { side: 1, times: 1, updates: 1, learnerId: 1, expireAt: 1 } as const;
  return database.codeBatches.find({ roomid }, fields).sort({ seq: 1 }).lean<StoredBatch[]>();
}

import { AppError } from '../contract/errors.ts';
import { READING_NAMES } from '../contract/expressionSummary.ts';
import {
  type BatchStored,
  MAX_SAMPLES_PER_SECOND,
  MINUTE_MS,
  READING_RETENTION_DAYS,
  type ReadingBatch,
  type ReadingSample,
  readingMinute,
} from '../contract/readings.ts';
import type { Database } from './database.ts';
import { isDuplicateKey } from './errors.ts';
import { packSamples } from './packedSamples.ts';
import { deleteBuckets, refreshExpressionTotals } from './readingSummary.ts';
import type { Session } from './session.model.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long after the start batches that waited on the learner's device are still taken. */
const LATE_BATCH_MS = DAY_MS;
/** How far a device's idea of the server's clock may be ahead. */
const CLOCK_TOLERANCE_MS = 5_000;
const MAX_SAMPLES_PER_MINUTE = 60 * MAX_SAMPLES_PER_SECOND;

/**
 * Stores a batch once, however often it arrives. Throws `no_consent`, `too_late` (a day after the start, or read before the
 * readings were deleted), `room_not_open`, `bad_request` (time outside the session, or a minute with too many samples) and
 * `conflict` (sequence numbers that overlap what is stored without being the same batch).
 */
export async function storeBatch(
  database: Database,
  session: Session,
  batch: ReadingBatch,
  nowMs: number,
): Promise<BatchStored> {
  checkBatch(session, batch, nowMs);
  const stored = await storeOnce(database, session, batch);
  // Also for a batch that was stored before: this may not have been reached then.
  await settle(database, session);
  return stored;
}

/** The session may have ended, and its readings may have been deleted, since the batch was checked. */
async function settle(database: Database, checked: Session): Promise<void> {
  const session = await database.sessions.findById(checked._id).lean<Session>();
  if (!session) return;
  if (session.readingsDeletedAt?.getTime() !== checked.readingsDeletedAt?.getTime()) {
    await deleteBuckets(database, session);
    throw new AppError('too_late');
  }
  if (session.status === 'done') await refreshExpressionTotals(database, session);
}

/** The last stored sequence number of the learner in this room, -1 when there is none. */
export async function lastReadingSeq(database: Database, session: Session): Promise<number> {
  const bucket = await database.readingBuckets
    .findOne({ roomid: session.roomid, user: session.learnerId }, { lastSeq: 1 })
    .sort({ minute: -1 })
    .lean();
  return bucket?.lastSeq ?? -1;
}

function checkBatch(session: Session, batch: ReadingBatch, nowMs: number): void {
  const sinceStartMs = nowMs - session.startsAt.getTime();
  if (!session.readingConsent) throw new AppError('no_consent');
  if (session.status !== 'live' && session.status !== 'done') throw new AppError('room_not_open');
  if (sinceStartMs > LATE_BATCH_MS) throw new AppError('too_late');
  const { first, last } = ends(batch);
  const deletedAtMs = session.readingsDeletedAt?.getTime() ?? -Infinity;
  if (session.startsAt.getTime() + first[1] <= deletedAtMs) throw new AppError('too_late');
  if (last[1] > sinceStartMs + CLOCK_TOLERANCE_MS) throw badSamples('time lies in the future');
}

function badSamples(fault: string): AppError {
  return new AppError('bad_request', undefined, { fields: { samples: fault } });
}

function bucketId(session: Session, batch: ReadingBatch): string {
  return `${session.roomid}:${session.learnerId}:${readingMinute(ends(batch).first[1])}`;
}

function ends({ samples }: ReadingBatch): { first: ReadingSample; last: ReadingSample } {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last) throw new AppError('bad_request');
  return { first, last };
}

async function storeOnce(database: Database, session: Session, batch: ReadingBatch): Promise<BatchStored> {
  const { first, last } = ends(batch);
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await appendBatch(database, session, batch)) return { lastSeq: last[0], duplicate: false };
    const bucket = await database.readingBuckets
      .findById(bucketId(session, batch), { ranges: 1, n: 1 })
      .lean();
    const overlapping =
      bucket?.ranges.filter((range) => range.first <= last[0] && range.last >= first[0]) ?? [];
    const isSame = overlapping.some((range) => range.first === first[0] && range.last === last[0]);
    if (isSame) return { lastSeq: last[0], duplicate: true };
    if (overlapping.length > 0) throw new AppError('conflict');
    if (bucket && bucket.n > roomLeftFor(batch)) throw badSamples('more than 10 samples a second');
    // Another batch of this minute made the bucket at the same moment: now it is there to add to.
  }
  throw new AppError('unavailable');
}

/** How many samples a minute may have already for this batch to find room in it. */
function roomLeftFor({ samples }: ReadingBatch): number {
  return MAX_SAMPLES_PER_MINUTE - samples.length;
}

/** One atomic write, guarded by what is stored so far; false when the bucket has some of these already, or no room. */
async function appendBatch(database: Database, session: Session, batch: ReadingBatch): Promise<boolean> {
  const { first, last } = ends(batch);
  const overlap = { $elemMatch: { first: { $lte: last[0] }, last: { $gte: first[0] } } };
  try {
    await database.readingBuckets.updateOne(
      {
        _id: bucketId(session, batch),
        ranges: { $not: overlap },
        n: { $not: { $gt: roomLeftFor(batch) } },
      },
      {
        $setOnInsert: {
          roomid: session.roomid,
          user: session.learnerId,
          minute: readingMinute(first[1]),
          algo: batch.algo,
          model: batch.model,
          expireAt: new Date(session.startsAt.getTime() + READING_RETENTION_DAYS * DAY_MS),
        },
        $min: { firstT: first[1] },
        $max: { lastT: last[1], lastSeq: last[0] },
        $inc: increments(batch),
        $addToSet: { modes: batch.mode },
        $push: { data: packSamples(batch.samples), ranges: { first: first[0], last: last[0] } },
      },
      { upsert: true },
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function increments(batch: ReadingBatch): Record<string, number> {
  const totals: Record<string, number> = {
    n: batch.samples.length,
    batches: 1,
    fpsSum: batch.fps,
    validShareSum: batch.validShare,
    qSum: 0,
  };
  const add = (path: string, value: number) => {
    totals[path] = (totals[path] ?? 0) + value;
  };
  for (const [, t, q, ...readings] of batch.samples) {
    const tenSeconds = `sec10.${Math.floor((t - readingMinute(t) * MINUTE_MS) / 10_000)}`;
    add('qSum', q);
    add(`${tenSeconds}.n`, 1);
    READING_NAMES.forEach((name, i) => {
      add(`sum.${name}`, readings[i] ?? 0);
      add(`${tenSeconds}.${name}`, readings[i] ?? 0);
    });
  }
  return totals;
}

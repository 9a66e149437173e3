import type { Types } from 'mongoose';
import { AppError } from '../../contract/http/errors.ts';
import { type BatchStored, LATE_READINGS_MS, type ReadingBatch } from '../../contract/readings/readings.ts';
import type { Database } from '../database.ts';
import type { MeasuredSession } from './measuredSession.ts';
import { blockContains } from './packedSamples.ts';
import { appendBatches, bucketId, firstAndLast, maxStoredSamples } from './readingAppend.ts';
import type { ReadingBucketDocument } from './readingBucket.model.ts';
import { deleteBuckets, refreshExpressionTotals } from './readingSummary.ts';

/** How far the client's estimate of the server's clock may be ahead. */
const CLOCK_TOLERANCE_MS = 5_000;

/** What storing a batch depends on. */
type ReadingSession = Pick<
  MeasuredSession,
  '_id' | 'roomid' | 'learnerId' | 'startsAt' | 'status' | 'readingConsent' | 'readingsDeletedAt'
>;
const READING_SESSION = {
  roomid: 1,
  learnerId: 1,
  startsAt: 1,
  status: 1,
  readingConsent: 1,
  readingsDeletedAt: 1,
} as const;

interface Item {
  session: ReadingSession;
  batch: ReadingBatch;
}

/**
 * Stores a batch once, even if it arrives repeatedly. Throws `no_consent`, `too_late` (a day after the start, or recorded
 * before the readings were deleted), `room_not_open`, `bad_request` (time outside the session, or too many samples in a
 * minute) and `conflict` (sequence numbers overlap stored ones with different samples).
 */
export async function storeBatch(
  database: Database,
  session: ReadingSession,
  batch: ReadingBatch,
  nowMs: number,
): Promise<BatchStored> {
  const [outcome] = await storeItems(database, [{ session, batch }], nowMs);
  if (outcome?.status === 'fulfilled') return outcome.value;
  throw outcome?.reason;
}

/**
 * Stores batches of any rooms in one command, which costs little more than one batch. Each has its own outcome, with the
 * errors of `storeBatch` and `room_not_found`. Throws if the database is unreachable.
 */
export async function storeBatches(
  database: Database,
  batches: readonly ReadingBatch[],
  nowMs: number,
): Promise<PromiseSettledResult<BatchStored>[]> {
  const roomids = [...new Set(batches.map(({ roomid }) => roomid))];
  const sessions = Map.groupBy(
    await readSessions(database, { roomid: { $in: roomids } }),
    ({ roomid }) => roomid,
  );
  const items = batches.map((batch) => ({ batch, session: sessions.get(batch.roomid)?.[0] ?? null }));
  const known = items.filter((item): item is Item => item.session !== null);
  const outcomes = (await storeItems(database, known, nowMs)).values();
  const notFound = { status: 'rejected', reason: new AppError('room_not_found') } as const;
  return items.map(({ session }) => (session ? outcomes.next().value : undefined) ?? notFound);
}

async function storeItems(
  database: Database,
  items: readonly Item[],
  nowMs: number,
): Promise<PromiseSettledResult<BatchStored>[]> {
  const faults = items.map((item) => faultOf(item, nowMs));
  const sound = items.filter((_, i) => faults[i] === null);
  const appended = await appendBatches(database, sound);
  const stored = await Promise.allSettled(
    items.map(async (item, i) => {
      if (faults[i]) throw faults[i];
      return appended.has(item) ? answerTo(item, false) : storeOnce(database, item);
    }),
  );
  // Also runs for duplicates, because the first attempt may have failed before this.
  const now = await readSessions(database, { _id: { $in: sound.map(({ session }) => session._id) } });
  return Promise.allSettled(
    stored.map(async (outcome, i) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      await settle(database, items[i]?.session, now);
      return outcome.value;
    }),
  );
}

function readSessions(
  database: Database,
  filter: { roomid: { $in: string[] } } | { _id: { $in: Types.ObjectId[] } },
): Promise<ReadingSession[]> {
  return database.sessions.find(filter, READING_SESSION).lean<ReadingSession[]>();
}

/** Handles a session that ended, or whose readings were deleted, after the batch was checked. */
async function settle(
  database: Database,
  checked: ReadingSession | undefined,
  now: readonly ReadingSession[],
): Promise<void> {
  const session = now.find(({ _id }) => checked?._id.equals(_id));
  if (!session) return;
  if (session.readingsDeletedAt?.getTime() !== checked?.readingsDeletedAt?.getTime()) {
    await deleteBuckets(database, session);
    throw new AppError('too_late');
  }
  if (session.status === 'done') await refreshExpressionTotals(database, session);
}

/** Why a batch is refused; null if it is accepted. */
function faultOf({ session, batch }: Item, nowMs: number): AppError | null {
  const sinceStartMs = nowMs - session.startsAt.getTime();
  if (!session.readingConsent) return new AppError('no_consent');
  if (session.status !== 'live' && session.status !== 'done') return new AppError('room_not_open');
  if (sinceStartMs > LATE_READINGS_MS) return new AppError('too_late');
  const { first, last } = firstAndLast(batch);
  const deletedAtMs = session.readingsDeletedAt?.getTime() ?? -Infinity;
  if (session.startsAt.getTime() + first[1] <= deletedAtMs) return new AppError('too_late');
  return last[1] > sinceStartMs + CLOCK_TOLERANCE_MS ? badSamples('time lies in the future') : null;
}

function badSamples(fault: string): AppError {
  return new AppError('bad_request', undefined, { fields: { samples: fault } });
}

/** Retries a batch that its bucket just rejected, unless it is a duplicate. */
async function storeOnce(database: Database, item: Item): Promise<BatchStored> {
  const { session, batch } = item;
  for (let attempt = 0; attempt < 3; attempt++) {
    const bucket = await database.readingBuckets
      .findById(bucketId(session, batch), { ranges: 1, n: 1, data: 1 })
      .lean();
    if (bucket && isStoredIn(bucket, batch)) return answerTo(item, true);
    if (bucket && bucket.n > maxStoredSamples(batch)) throw badSamples('more than 10 samples a second');
    // Another batch created the bucket concurrently, so this one can be added to it.
    if ((await appendBatches(database, [item])).has(item)) return answerTo(item, false);
  }
  throw new AppError('unavailable');
}

/**
 * Whether a stored batch contains all samples of this one: the same batch, or a longer one it was merged into after being
 * sent alone. Throws `conflict` if the sequence numbers hold different samples.
 */
function isStoredIn({ ranges, data }: Pick<ReadingBucketDocument, 'ranges' | 'data'>, batch: ReadingBatch) {
  const { first, last } = firstAndLast(batch);
  const at = ranges.findIndex((range) => range.first <= last[0] && range.last >= first[0]);
  const [range, block] = [ranges[at], data[at]];
  if (!range || !block) return false;
  if (blockContains(block, batch.samples, first[0] - range.first)) return true;
  throw new AppError('conflict');
}

function answerTo({ batch }: Item, duplicate: boolean): BatchStored {
  return { lastSeq: firstAndLast(batch).last[0], duplicate };
}

import mongoose, { type mongo } from 'mongoose';
import { DAY_MS } from '../../contract/http/durations.ts';
import { AppError } from '../../contract/http/errors.ts';
import {
  addSums,
  READING_NAMES,
  type ReadingSums,
  ZERO_SUMS,
} from '../../contract/readings/expressionSummary.ts';
import {
  MAX_SAMPLES_PER_SECOND,
  READING_RETENTION_DAYS,
  type ReadingBatch,
  type ReadingSample,
  readingMinute,
} from '../../contract/readings/readings.ts';
import type { Database } from '../database.ts';
import type { MeasuredSession } from './measuredSession.ts';
import { packSamples } from './packedSamples.ts';
import type { ReadingBucketDocument } from './readingBucket.model.ts';

const MAX_SAMPLES_PER_MINUTE = 60 * MAX_SAMPLES_PER_SECOND;
const DUPLICATE_KEY = 11_000;

/** A batch and its session. */
export interface BatchOfSession {
  session: Pick<MeasuredSession, 'roomid' | 'learnerId' | 'startsAt'>;
  batch: ReadingBatch;
}

/**
 * Adds batches to their minute buckets in one command, each by an atomic conditional write. Returns the batches added. A
 * bucket rejects a batch if it already has some of its samples or has no room for them.
 */
export async function appendBatches<T extends BatchOfSession>(
  database: Database,
  batches: readonly T[],
): Promise<Set<T>> {
  if (batches.length === 0) return new Set();
  // Bypasses Mongoose: casting these fields, which the contract has checked, takes longer than storing them.
  const buckets = database.connection.collection<ReadingBucketDocument>('readingBuckets');
  try {
    await buckets.bulkWrite(batches.map(writeOf), { ordered: false });
    return new Set(batches);
  } catch (error) {
    const refused = refusedAt(error);
    return new Set(batches.filter((_, i) => !refused.has(i)));
  }
}

/** The writes whose bucket did not match the filter and could not be inserted. Throws any other error. */
function refusedAt(error: unknown): Set<number> {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
  const failures = [error.writeErrors].flat();
  if (failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return new Set(failures.map(({ index }) => index));
}

function writeOf({ session, batch }: BatchOfSession): mongo.AnyBulkWriteOperation<ReadingBucketDocument> {
  const { first, last } = firstAndLast(batch);
  const overlap = { $elemMatch: { first: { $lte: last[0] }, last: { $gte: first[0] } } };
  const update = {
    $setOnInsert: {
      roomid: session.roomid,
      user: session.learnerId,
      minute: readingMinute(first[1]),
      algo: batch.algo,
      model: batch.model,
      expireAt: new Date(session.startsAt.getTime() + READING_RETENTION_DAYS * DAY_MS),
    },
    $min: { firstT: first[1] },
    $max: { lastT: last[1] },
    $inc: increments(batch),
    $addToSet: { modes: batch.mode },
    $push: { data: packSamples(batch.samples), ranges: { first: first[0], last: last[0] } },
  };
  const hasRoom = { n: { $not: { $gt: maxStoredSamples(batch) } } };
  const filter = { _id: bucketId(session, batch), ranges: { $not: overlap }, ...hasRoom };
  return { updateOne: { filter, update, upsert: true } };
}

/** Most samples a bucket may have so that this batch still fits. */
export function maxStoredSamples({ samples }: ReadingBatch): number {
  return MAX_SAMPLES_PER_MINUTE - samples.length;
}

export function bucketId({ roomid, learnerId }: BatchOfSession['session'], batch: ReadingBatch): string {
  return `${roomid}:${learnerId}:${readingMinute(firstAndLast(batch).first[1])}`;
}

/** A batch's first and last sample. */
export function firstAndLast({ samples }: ReadingBatch): { first: ReadingSample; last: ReadingSample } {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last) throw new AppError('bad_request');
  return { first, last };
}

function increments({ samples, fps, validShare }: ReadingBatch) {
  const sums = samples.map(([, , , ...readings]): ReadingSums => readings).reduce(addSums, ZERO_SUMS);
  return {
    n: samples.length,
    batches: 1,
    fpsSum: fps,
    validShareSum: validShare,
    qSum: samples.reduce((sum, [, , q]) => sum + q, 0),
    ...Object.fromEntries(READING_NAMES.map((name, i) => [`sum.${name}`, sums[i] ?? 0])),
  };
}

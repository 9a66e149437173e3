import {
  addSums,
  expressionPercentages,
  READING_NAMES,
  type ReadingName,
  type ReadingSums,
  ZERO_SUMS,
} from '../../contract/readings/expressionSummary.ts';
import {
  type ExpressionPoint,
  type ExpressionSummary,
  READING_ALGORITHM,
} from '../../contract/readings/readings.ts';
import { isShortSample } from '../../contract/readings/shortSample.ts';
import type { Database } from '../database.ts';
import type { ExpressionTotals, MeasuredSession } from './measuredSession.ts';
import { unpackSamples } from './packedSamples.ts';
import type { ReadingBucketDocument, StoredSums } from './readingBucket.model.ts';

/** A session's summary: from its stored totals once it is done, before that from the sums of at most 101 buckets. */
export async function readExpressionSummary(
  database: Database,
  session: MeasuredSession,
): Promise<ExpressionSummary> {
  const totals = session.expression ?? (await sumBuckets(database, session));
  return {
    samples: totals.n,
    missing: totals.n > 0 ? null : whyMissing(session),
    ...summariseTotals(totals),
    algo: totals.algo,
    shared: session.expressionShared,
  };
}

function whyMissing({ readingsDeletedAt, readingConsent }: MeasuredSession): ExpressionSummary['missing'] {
  if (readingsDeletedAt) return 'deleted';
  return readingConsent ? 'unread' : 'off';
}

/** The percentages that a session's totals give, and whether they stand on too little. */
export function summariseTotals(
  totals: ExpressionTotals,
): Pick<ExpressionSummary, 'percentages' | 'shortSample'> {
  return {
    shortSample: isShortSample(totals.n, totals.spanSeconds),
    percentages: expressionPercentages(totals.sum as unknown as ReadingSums),
  };
}

/**
 * Writes a done session's totals from its buckets; repeating it repairs them. Of concurrent calls, the one with the most
 * readings wins. Doesn't write totals if the readings are deleted meanwhile.
 */
export async function refreshExpressionTotals(
  database: Database,
  session: Pick<MeasuredSession, '_id' | 'roomid' | 'learnerId' | 'readingsDeletedAt'>,
): Promise<void> {
  const expression = await sumBuckets(database, session);
  await database.sessions.updateOne(
    {
      _id: session._id,
      status: 'done',
      readingsDeletedAt: session.readingsDeletedAt,
      $or: [{ expression: null }, { 'expression.n': { $lte: expression.n } }],
    },
    { $set: { expression } },
  );
}

/**
 * Deletes the session's readings, totals and sharing permission. Marks the session first, so a batch being stored at the
 * same time is noticed and deleted too.
 */
export async function deleteReadings(
  database: Database,
  session: MeasuredSession,
  nowMs: number,
): Promise<void> {
  await database.sessions.updateOne(
    { _id: session._id },
    { $set: { expression: null, expressionShared: false, readingsDeletedAt: new Date(nowMs) } },
  );
  await deleteBuckets(database, session);
}

export async function deleteBuckets(
  database: Database,
  { roomid, learnerId }: Pick<MeasuredSession, 'roomid' | 'learnerId'>,
): Promise<void> {
  await database.readingBuckets.deleteMany({ roomid, user: learnerId });
}

/** Ten-second averages of these rooms for their learner, by room, oldest first. */
export async function readExpressionPoints(
  database: Database,
  learnerId: MeasuredSession['learnerId'],
  roomids: string[],
): Promise<Map<string, ExpressionPoint[]>> {
  const buckets = await database.readingBuckets
    .find({ roomid: { $in: roomids }, user: learnerId }, { roomid: 1, minute: 1, data: 1 })
    .sort({ minute: 1 })
    .lean();
  const points = new Map<string, ExpressionPoint[]>();
  for (const bucket of buckets) {
    points.set(bucket.roomid, [...(points.get(bucket.roomid) ?? []), ...bucketPoints(bucket)]);
  }
  return points;
}

const TEN_SECONDS_MS = 10_000;

function bucketPoints({ minute, data }: Pick<ReadingBucketDocument, 'minute' | 'data'>): ExpressionPoint[] {
  const samples = data.flatMap((block) => unpackSamples(block, minute));
  const slots = Map.groupBy(samples, ([t = 0]) => Math.floor(t / TEN_SECONDS_MS));
  return [...slots].sort(([a], [b]) => a - b).map(([slot, inSlot]) => pointOf(slot * 10, inSlot));
}

/** The averages of unpacked samples. */
function pointOf(t: number, samples: number[][]): ExpressionPoint {
  const averages = READING_NAMES.map((name, i) => {
    const sum = samples.reduce((total, sample) => total + (sample[2 + i] ?? 0), 0);
    return [name, Math.round(sum / samples.length)];
  });
  return { t, n: samples.length, ...(Object.fromEntries(averages) as Record<ReadingName, number>) };
}

async function sumBuckets(
  database: Database,
  session: Pick<MeasuredSession, 'roomid' | 'learnerId'>,
): Promise<ExpressionTotals> {
  const buckets = await database.readingBuckets
    .find({ roomid: session.roomid, user: session.learnerId }, { sum: 1, n: 1, algo: 1, firstT: 1, lastT: 1 })
    .sort({ minute: 1 })
    .lean();
  const first = buckets[0];
  const last = buckets.at(-1);
  return {
    sum: [...buckets.map(({ sum }) => toSums(sum)).reduce(addSums, ZERO_SUMS)],
    n: buckets.reduce((n, bucket) => n + bucket.n, 0),
    algo: first?.algo ?? READING_ALGORITHM,
    spanSeconds: first && last ? (last.lastT - first.firstT) / 1000 : 0,
  };
}

function toSums(sum: StoredSums): ReadingSums {
  return [sum.Ranacorus, sum.Nervousness, sum.Enthusiasm, sum.Confidence, sum.Depress];
}

import { BATCH_SECONDS, READINGS_PER_SECOND, type ReadingBatch } from '@preproom/models/contract/readings';
import { readingBatch, rows } from '../support/readings.ts';

export const SAMPLES_PER_BATCH = BATCH_SECONDS * READINGS_PER_SECOND;
/** Twenty seconds' worth. */
export const LARGE_BATCH = 40;

/** Batches of another size lie in other minutes of the session, with other numbers. */
const LARGE_BATCHES_FROM = { t: 10 * 60_000, seq: 100_000 };

/** One learner's page's batch of so many samples, the next one in each round. */
export function batchOfRound(roomid: string, round: number, samples = SAMPLES_PER_BATCH): ReadingBatch {
  const from = samples === SAMPLES_PER_BATCH ? { t: 0, seq: 0 } : LARGE_BATCHES_FROM;
  const first = round * samples;
  const t = from.t + (first * 1_000) / READINGS_PER_SECOND;
  return readingBatch(roomid, from.seq + first, t, rows(samples, round));
}

import {
  BATCH_SECONDS,
  DELIVERY_SECONDS,
  READINGS_PER_SECOND,
  type ReadingBatch,
} from '@preproom/models/contract/readings/readings';
import { readingBatch, rows } from '../support/readings/readings.ts';

export const SAMPLES_PER_BATCH = BATCH_SECONDS * READINGS_PER_SECOND;
/** What travels: as many as the page gathers for one request. */
export const SAMPLES_PER_DELIVERY = DELIVERY_SECONDS * READINGS_PER_SECOND;

/** Batches of another size lie in other minutes of the session, with other numbers. */
const DELIVERIES_FROM = { t: 10 * 60_000, seq: 100_000 };

/** One learner's page's batch of so many samples, the next one in each round. */
export function batchOfRound(roomid: string, round: number, samples = SAMPLES_PER_BATCH): ReadingBatch {
  const from = samples === SAMPLES_PER_BATCH ? { t: 0, seq: 0 } : DELIVERIES_FROM;
  const first = round * samples;
  const t = from.t + (first * 1_000) / READINGS_PER_SECOND;
  return readingBatch(roomid, from.seq + first, t, rows(samples, round));
}

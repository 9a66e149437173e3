import { BATCH_SECONDS, READINGS_PER_SECOND, type ReadingBatch } from '@preproom/models/contract/readings';
import { readingBatch, rows } from '../support/readings.ts';

const SAMPLES = BATCH_SECONDS * READINGS_PER_SECOND;

/** The batch of one learner's page for the two seconds that begin so many times two seconds after the session's start. */
export function batchOfRound(roomid: string, round: number): ReadingBatch {
  return readingBatch(roomid, round * SAMPLES, round * BATCH_SECONDS * 1_000, rows(SAMPLES, round));
}

export const SAMPLES_PER_BATCH = SAMPLES;

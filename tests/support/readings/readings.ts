import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  READING_ALGORITHM,
  type ReadingBatch,
  type ReadingSample,
} from '@preproom/models/contract/readings/readings';
import { createSession } from '@preproom/models/db/testing/factories';
import type { Stack } from '../stack/startStack.ts';

/** A live session of the demo people that began half an hour ago. */
export async function openReadingRoom({ database, clock }: Stack): Promise<{ roomid: string }> {
  const { learnerId, mentorId } = await database.sessions.findOne({ holdsTime: true }).orFail();
  const startsAt = new Date(clock.now() - 30 * MINUTE_MS);
  const people = { learnerId, mentorId, startsAt };
  const { roomid } = await createSession(database, { ...people, status: 'live', holdsTime: false });
  return { roomid };
}

/** One sample every half second, each with these five readings. */
export function readingBatch(
  roomid: string,
  firstSeq: number,
  firstT: number,
  readings: number[][],
): ReadingBatch {
  const samples = readings.map(
    (values, i) => [firstSeq + i, firstT + 500 * i, 90, ...values] as unknown as ReadingSample,
  );
  return {
    roomid,
    algo: READING_ALGORITHM,
    model: '64184e22',
    mode: 'full',
    fps: 10,
    validShare: 1,
    samples,
  };
}

/** So many readings that all differ. */
export const rows = (count: number, seed = 1): number[][] =>
  Array.from({ length: count }, (_, i) => [7, 29, 57, 100, 58].map((value) => (value * (i + seed)) % 10_001));

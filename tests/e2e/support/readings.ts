import {
  expressionPercentages,
  READING_NAMES,
  type ReadingName,
  type ReadingSums,
} from '@preproom/models/contract/readings/expressionSummary';
import type { ReadingSample } from '@preproom/models/contract/readings/readings';
import type { Database } from '@preproom/models/db/database';
import { unpackSamples } from '@preproom/models/db/readings/packedSamples';
import type { Person } from './person.ts';
import { expect } from './test.ts';

const WINDOW_MS = 8_000;

export const roomidOf = ({ page }: Person): string => /\/room\/(\w+)/.exec(page.url())?.[1] ?? '';

/** In the lobby: both boxes, and the server has it. */
export async function agreeToReading({ page }: Person): Promise<void> {
  await page.getByRole('checkbox', { name: 'Read my expressions in this interview' }).check({ force: true });
  await expect(page.getByText('Turned on. You’ll see a badge while it’s running.')).toBeVisible();
}

/** All stored samples of a room in their order, each as [t, q, five readings]. */
export async function storedSamples(database: Database, roomid: string): Promise<number[][]> {
  const buckets = await database.readingBuckets.find({ roomid }).sort({ minute: 1 });
  return buckets.flatMap(({ data, minute }) => data.flatMap((block) => unpackSamples(block, minute)));
}

/** The summary by integer arithmetic on what is stored. */
export function summaryOf(samples: number[][]) {
  const sums = READING_NAMES.map((_, i) => samples.reduce((sum, sample) => sum + (sample[i + 2] ?? 0), 0));
  return { samples: samples.length, percentages: expressionPercentages(sums as unknown as ReadingSums) };
}

/** Every stretch of eight seconds of one reading: its mean and its range, between 0 and 1. */
export function windowsOf(samples: number[][], reading: ReadingName) {
  const column = 2 + READING_NAMES.indexOf(reading);
  const last = samples.at(-1)?.[0] ?? 0;
  return samples
    .map(([start = 0]) => start)
    .filter((start) => start + WINDOW_MS <= last)
    .map((start) => {
      const inside = samples.filter(([t = 0]) => t >= start && t < start + WINDOW_MS);
      const values = inside.map((sample) => (sample[column] ?? 0) / 10_000);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return { mean, range: Math.max(...values) - Math.min(...values) };
    });
}

interface SentBatch {
  samples: ReadingSample[];
}

/** Every batch of readings that the person's page has sent over its socket. */
export function sentBatches({ sentFrames }: Person): SentBatch[] {
  return sentFrames
    .map((frame) => /^42\d*(?<event>\["readings:send",.*)$/s.exec(frame)?.groups?.event)
    .filter((event) => event !== undefined)
    .map((event) => JSON.parse(event)[1]);
}

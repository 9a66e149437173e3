import {
  DELIVERY_SECONDS,
  type ReadingBatch,
  readingMinute,
} from '@preproom/models/contract/readings/readings';

/** How many of these batches, from the first on, can be sent as one: consecutive, same minute and mode, within one delivery. */
export function joinable(batches: readonly ReadingBatch[]): number {
  const [first] = batches;
  if (!first) return 0;
  const end = batches.findIndex((batch, i) => i > 0 && !follows(first, batches[i - 1] ?? first, batch));
  return end < 0 ? batches.length : end;
}

/** Joins batches into one; `fps` and `validShare` are means. */
export function joined(batches: readonly [ReadingBatch, ...ReadingBatch[]]): ReadingBatch {
  const [first] = batches;
  if (batches.length === 1) return first;
  return {
    ...first,
    fps: mean(batches.map(({ fps }) => fps)),
    validShare: mean(batches.map(({ validShare }) => validShare)),
    samples: batches.flatMap(({ samples }) => samples),
  };
}

function follows(first: ReadingBatch, before: ReadingBatch, batch: ReadingBatch): boolean {
  const [start, last, next] = [first.samples[0], before.samples.at(-1), batch.samples[0]];
  if (!start || !last || !next) return false;
  const [[, startsAt], [lastSeq, lastAt], [seq, t]] = [start, last, next];
  return (
    batch.mode === first.mode &&
    batch.model === first.model &&
    seq === lastSeq + 1 &&
    t > lastAt &&
    t < startsAt + 1_000 * DELIVERY_SECONDS &&
    readingMinute(t) === readingMinute(startsAt)
  );
}

function mean(values: readonly number[]): number {
  return Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3));
}

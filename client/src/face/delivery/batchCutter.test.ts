import { ReadingBatch } from '@preproom/models/contract/readings/readings';
import { expect, test } from 'vitest';
import { type BatchCutter, createBatchCutter, type UnnumberedBatch } from './batchCutter.ts';

const make = () => createBatchCutter({ roomid: 'abcdefghijkl', model: '64184e22' });

/** Ten frames a second, a reading on each half second, from one instant to another in milliseconds. */
function feed(
  cutter: BatchCutter,
  from: number,
  to: number,
  mode: 'full' | 'reduced' = 'full',
  usable = true,
) {
  const batches: UnnumberedBatch[] = [];
  for (let t = from; t < to; t += 100) {
    const batch = cutter.frame({ seconds: 500 + t / 1000, t, usable, mode });
    if (batch) batches.push(batch);
    if (usable && t % 500 === 0) cutter.add({ t, q: 0.834, values: [0, 0.12345, 1, 0.4, 0.00004] });
  }
  return batches;
}

const timesOf = (batches: UnnumberedBatch[]) => batches.map(({ samples }) => samples.map(([, t]) => t));

test('a batch holds exactly the agreed fields, and the contract takes it', () => {
  const [batch] = feed(make(), 10_000, 12_200);
  expect(batch).toEqual({
    roomid: 'abcdefghijkl',
    algo: 'er-1',
    model: '64184e22',
    mode: 'full',
    fps: 10,
    validShare: 1,
    samples: [
      [0, 10_000, 83, 0, 1235, 10_000, 4000, 0],
      [1, 10_500, 83, 0, 1235, 10_000, 4000, 0],
      [2, 11_000, 83, 0, 1235, 10_000, 4000, 0],
      [3, 11_500, 83, 0, 1235, 10_000, 4000, 0],
    ],
  });
  expect(ReadingBatch.parse(batch)).toEqual(batch);
});

test('a batch never crosses a minute', () => {
  expect(timesOf(feed(make(), 59_000, 61_200))).toEqual([[59_000, 59_500]]);
  expect(timesOf(feed(make(), -1000, 1200))).toEqual([[-1000, -500]]);
});

test('a change of mode ends the batch', () => {
  const cutter = make();
  feed(cutter, 0, 900);
  const [batch] = feed(cutter, 900, 1200, 'reduced');
  expect(batch).toMatchObject({
    mode: 'full',
    samples: [
      [0, 0],
      [1, 500],
    ].map((head) => expect.arrayContaining(head)),
  });
});

test('a face that goes away ends the batch after its two seconds, and its share of usable frames falls', () => {
  const cutter = make();
  feed(cutter, 0, 1000);
  const [batch] = feed(cutter, 1000, 2200, 'full', false);
  expect(batch?.samples).toHaveLength(2);
  expect(batch?.validShare).toBe(0.5);
});

test('cutting by hand takes what there is, and nothing twice', () => {
  const cutter = make();
  feed(cutter, 0, 600);
  expect(cutter.cut()?.samples).toHaveLength(2);
  expect(cutter.cut()).toBeNull();
});

test('a pause does not count as a frame period', () => {
  const cutter = make();
  feed(cutter, 0, 600);
  expect(timesOf(feed(cutter, 30_000, 30_100))).toEqual([[0, 500]]);
  feed(cutter, 30_100, 30_600);
  expect(cutter.cut()?.fps).toBe(10);
});

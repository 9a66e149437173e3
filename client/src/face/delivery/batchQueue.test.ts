import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { ReadingBatch } from '@preproom/models/contract/readings/readings';
import { expect, test } from 'vitest';
import { batchAt, ROOM } from '../testing/batches.ts';
import { type BatchQueue, type BatchStorage, openBatchQueue, randomFirstSeq } from './batchQueue.ts';
import { createMemoryBatchStorage } from './memoryBatchStorage.ts';

const neverFails = (cause: unknown) => {
  throw cause;
};
const open = (storage: BatchStorage, firstSeq = 0) =>
  openBatchQueue(ROOM, { storage, firstSeq, onStorageFailed: neverFails });

function drain(queue: BatchQueue) {
  const batches = [];
  for (let batch = queue.seal(); batch; batch = queue.seal()) {
    batches.push(batch);
    queue.remove(batch);
  }
  return batches;
}

const seqsOf = ({ samples }: ReadingBatch) => samples.map(([seq]) => seq);

test('samples are numbered without holes, in the order in which they came', async () => {
  const queue = await open(createMemoryBatchStorage());
  for (const t of [0, 2000, 4000]) queue.add(batchAt(t));
  expect(drain(queue).flatMap(seqsOf)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('what was cut within 20 seconds travels as one batch; of another minute or mode as the next', async () => {
  const queue = await open(createMemoryBatchStorage());
  for (const t of [0, 4_000, 19_000, 21_000, 58_000, 60_000]) queue.add(batchAt(t));
  queue.add({ ...batchAt(62_000), mode: 'reduced', fps: 5 });
  queue.add({ ...batchAt(64_000), mode: 'reduced', fps: 4, validShare: 0.5 });
  const batches = drain(queue);
  expect(batches.map(({ samples }) => samples.map(([, t]) => t))).toEqual([
    [0, 500, 4_000, 4_500, 19_000, 19_500],
    [21_000, 21_500],
    [58_000, 58_500],
    [60_000, 60_500],
    [62_000, 62_500, 64_000, 64_500],
  ]);
  expect(batches[4]).toMatchObject({ mode: 'reduced', fps: 4.5, validShare: 0.75 });
  for (const batch of batches) expect(ReadingBatch.parse(batch)).toEqual(batch);
});

test('a batch that was sealed takes nothing more in, here and after a reload', async () => {
  const storage = createMemoryBatchStorage();
  const queue = await open(storage);
  for (const t of [0, 2000]) queue.add(batchAt(t));
  expect(queue.canGrow()).toBe(true);
  const sealed = queue.seal();
  expect(queue.canGrow()).toBe(false);
  queue.add(batchAt(4000));
  expect(queue.seal()).toBe(sealed);
  await expect.poll(async () => (await storage.load(ROOM)).batches).toHaveLength(2);
  expect(drain(await open(storage)).map(seqsOf)).toEqual([
    [0, 1, 2, 3],
    [4, 5],
  ]);
});

test('after a reload the same batches wait, and numbering goes on behind them', async () => {
  const storage = createMemoryBatchStorage();
  const before = await open(storage);
  before.add(batchAt(0));
  drain(before);
  before.add(batchAt(2000));
  await expect.poll(async () => (await storage.load(ROOM)).batches).toHaveLength(1);
  const after = await open(storage);
  expect(after.size()).toBe(1);
  after.add(batchAt(4000));
  expect(drain(after).map(seqsOf)).toEqual([
    [2, 3],
    [4, 5],
  ]);
});

test('two devices of one learner never share a number, and each can send whatever the other has sent', async () => {
  const numbers = new Set<number>();
  for (let device = 0; device < 1_000; device++) {
    const queue = await open(createMemoryBatchStorage(), randomFirstSeq());
    queue.add(batchAt(0));
    const [batch] = drain(queue);
    expect(ReadingBatch.safeParse(batch).success).toBe(true);
    for (const seq of seqsOf(batch as ReadingBatch)) numbers.add(seq);
  }
  expect(numbers.size).toBe(2_000);
});

test('clearing forgets what waits, here and in storage, but not the numbering', async () => {
  const storage = createMemoryBatchStorage();
  const queue = await open(storage);
  queue.add(batchAt(0));
  await queue.clear();
  expect(queue.seal()).toBeUndefined();
  expect(await storage.load(ROOM)).toEqual({ nextSeq: 2, batches: [] });
});

test('beyond 45 minutes the oldest minute is dropped as a whole', async () => {
  const storage = createMemoryBatchStorage();
  const queue = await open(storage);
  for (let minute = 0; minute < 46; minute++)
    for (const second of [0, 20, 40]) queue.add(batchAt(minute * MINUTE_MS + second * 1000));
  await expect.poll(async () => (await storage.load(ROOM)).batches).toHaveLength(45 * 3);
  expect(queue.seal()?.samples[0]?.[1]).toBe(MINUTE_MS);
});

test('storage that fails is reported, and the queue goes on in memory', async () => {
  const full = new Error('disk full');
  const failing: BatchStorage = {
    rooms: () => Promise.reject(full),
    load: () => Promise.reject(full),
    add: () => Promise.reject(full),
    remove: () => Promise.reject(full),
    join: () => Promise.reject(full),
    clear: () => Promise.reject(full),
  };
  const reported: unknown[] = [];
  const queue = await openBatchQueue(ROOM, {
    storage: failing,
    firstSeq: 0,
    onStorageFailed: (cause) => reported.push(cause),
  });
  queue.add(batchAt(0));
  queue.add(batchAt(2000));
  drain(queue);
  queue.add(batchAt(4000));
  await queue.clear();
  expect(queue.size()).toBe(0);
  expect(reported).toEqual([full, full, full, full, full, full, full]);
});

import { MINUTE_MS } from '@preproom/models/contract/readings';
import { expect, test, vi } from 'vitest';
import { type BatchQueue, type BatchStorage, openBatchQueue } from './batchQueue.ts';
import { createMemoryBatchStorage } from './memoryBatchStorage.ts';
import { batchAt, ROOM } from './testing/batches.ts';

const neverFails = (cause: unknown) => {
  throw cause;
};
const open = (storage: BatchStorage) => openBatchQueue(ROOM, storage, neverFails);

function drain(queue: BatchQueue) {
  const batches = [];
  for (let batch = queue.oldest(); batch; batch = queue.oldest()) {
    batches.push(batch);
    queue.remove(batch);
  }
  return batches;
}

test('samples are numbered without holes, in the order in which they came', async () => {
  const queue = await open(createMemoryBatchStorage());
  for (const t of [0, 2000, 4000]) queue.add(batchAt(t));
  expect(drain(queue).flatMap(({ samples }) => samples.map(([seq]) => seq))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('after a reload the same batches wait, and numbering goes on behind them', async () => {
  const storage = createMemoryBatchStorage();
  const before = await open(storage);
  const first = before.add(batchAt(0));
  before.add(batchAt(2000));
  before.remove(first);
  await vi.waitFor(async () => expect((await storage.load(ROOM)).batches).toHaveLength(1));
  const after = await open(storage);
  expect(after.size()).toBe(1);
  expect(after.oldest()?.samples[0]?.[0]).toBe(2);
  expect(after.add(batchAt(4000)).samples[0]?.[0]).toBe(4);
});

test('numbering goes on behind what the server already has, and never backwards', async () => {
  const queue = await open(createMemoryBatchStorage());
  queue.setNextSeq(120);
  queue.setNextSeq(7);
  expect(queue.add(batchAt(0)).samples.map(([seq]) => seq)).toEqual([120, 121]);
});

test('clearing forgets what waits, here and in storage, but not the numbering', async () => {
  const storage = createMemoryBatchStorage();
  const queue = await open(storage);
  queue.add(batchAt(0));
  await queue.clear();
  expect(queue.oldest()).toBeUndefined();
  expect(await storage.load(ROOM)).toEqual({ nextSeq: 2, batches: [] });
});

test('beyond 45 minutes the oldest minute is dropped as a whole', async () => {
  const storage = createMemoryBatchStorage();
  const queue = await open(storage);
  for (let minute = 0; minute < 46; minute++)
    for (const second of [0, 20, 40]) queue.add(batchAt(minute * MINUTE_MS + second * 1000));
  await vi.waitFor(async () => expect((await storage.load(ROOM)).batches).toHaveLength(45 * 3));
  expect(queue.oldest()?.samples[0]?.[1]).toBe(MINUTE_MS);
});

test('storage that fails is reported, and the queue goes on in memory', async () => {
  const full = new Error('disk full');
  const failing: BatchStorage = {
    load: () => Promise.reject(full),
    add: () => Promise.reject(full),
    remove: () => Promise.reject(full),
    clear: () => Promise.reject(full),
  };
  const reported: unknown[] = [];
  const queue = await openBatchQueue(ROOM, failing, (cause) => reported.push(cause));
  const batch = queue.add(batchAt(0));
  queue.remove(batch);
  queue.add(batchAt(2000));
  await queue.clear();
  expect(queue.size()).toBe(0);
  expect(reported).toEqual([full, full, full, full, full]);
});

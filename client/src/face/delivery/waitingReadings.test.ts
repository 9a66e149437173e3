import type { ReadingBatch } from '@preproom/models/contract/readings/readings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchAt, ROOM } from '../testing/batches.ts';
import { openBatchQueue } from './batchQueue.ts';
import { createMemoryBatchStorage } from './memoryBatchStorage.ts';
import { sendWaitingReadings } from './waitingReadings.ts';

let held: string[];
beforeEach(() => {
  held = [];
  const request = (name: string, _: object, use: (lock: object | null) => unknown) =>
    use(held.includes(name) ? null : { name });
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

async function storageWithWaiting() {
  const storage = createMemoryBatchStorage();
  const queue = await openBatchQueue(ROOM, { storage, firstSeq: 0, onStorageFailed: () => {} });
  for (const t of [0, 2_000, 60_000]) queue.add(batchAt(t));
  await expect.poll(async () => (await storage.load(ROOM)).batches).toHaveLength(3);
  return storage;
}

function server() {
  const sent: ReadingBatch[] = [];
  const send = async (batch: ReadingBatch) => {
    sent.push(batch);
    return { lastSeq: 0, duplicate: false };
  };
  return { sent, send };
}

test('what waits is sent as it was cut, in order, and then waits no longer', async () => {
  const storage = await storageWithWaiting();
  const { batches } = await storage.load(ROOM);
  const { sent, send } = server();
  await sendWaitingReadings(storage, ['other', ROOM], send);
  await expect.poll(async () => (await storage.load(ROOM)).batches).toEqual([]);
  expect(sent).toEqual(batches);
});

test('of a room of somebody else, or one that another tab is in, nothing is sent and nothing is lost', async () => {
  const storage = await storageWithWaiting();
  const { sent, send } = server();
  await sendWaitingReadings(storage, ['other'], send);
  held = [`preproom-readings:${ROOM}`];
  await sendWaitingReadings(storage, [ROOM], send);
  expect(sent).toEqual([]);
  expect((await storage.load(ROOM)).batches).toHaveLength(3);
});

import { runOf, type SentSegment } from '@preproom/models/contract/room/speech';
import { expect, test } from 'vitest';
import { openSegmentQueue } from './segmentQueue.ts';
import { createMemorySpeechStorage } from './speechStorage.ts';

const ROOM = 'room12345678';
const open = (storage = createMemorySpeechStorage(), random = 7) =>
  openSegmentQueue(ROOM, { storage, random, onStorageFailed: () => expect.unreachable() });
const segment = (at: number): SentSegment => [at, at + 500, 2];

test('segments gather in one batch until it is sealed; a sealed one never changes', async () => {
  const queue = await open();
  queue.add(segment(0));
  queue.add(segment(1_000));
  const first = queue.seal();
  queue.add(segment(2_000));
  expect(first?.segments).toEqual([segment(0), segment(1_000)]);
  expect(queue.seal()).toBe(first);
  if (first) queue.remove(first);
  const second = queue.seal();
  expect(second?.segments).toEqual([segment(2_000)]);
  expect(second?.seq).toBe((first?.seq ?? 0) + 1);
});

test('what an earlier page load left is sent as it was, and the new page numbers its own run', async () => {
  const storage = createMemorySpeechStorage();
  const before = await open(storage, 1);
  before.add(segment(0));
  const left = before.seal();
  await expect.poll(() => storage.rooms()).toEqual([ROOM]);
  const after = await open(storage, 2);
  after.add(segment(5_000));
  expect(after.seal()).toEqual(left);
  if (left) after.remove(after.seal() ?? left);
  const own = after.seal();
  expect(own?.segments).toEqual([segment(5_000)]);
  expect([runOf(left?.seq ?? 0), runOf(own?.seq ?? 0)]).toEqual([1, 2]);
});

test('a segment that runs back behind the last one is cut, or dropped', async () => {
  const queue = await open();
  queue.add([1_000, 2_000, 4]);
  queue.add([1_500, 2_500, 4]);
  queue.add([1_000, 2_200, 4]);
  expect(queue.seal()?.segments).toEqual([
    [1_000, 2_000, 4],
    [2_000, 2_500, 4],
  ]);
});

test('a withdrawal empties queue and storage', async () => {
  const storage = createMemorySpeechStorage();
  const queue = await open(storage);
  queue.add(segment(0));
  await queue.clear();
  expect([queue.size(), await storage.rooms()]).toEqual([0, []]);
});

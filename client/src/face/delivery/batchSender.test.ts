import { AppError } from '@preproom/models/contract/http/errors';
import type { BatchStored, ReadingBatch } from '@preproom/models/contract/room/readings';
import { expect, test } from 'vitest';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { batchAt, ROOM } from '../testing/batches.ts';
import { openBatchQueue } from './batchQueue.ts';
import { createBatchSender, type SendBatch } from './batchSender.ts';
import { createMemoryBatchStorage } from './memoryBatchStorage.ts';

/** A server that keeps what it is sent; `answer` decides over each delivery. */
async function setUp(answer: (batch: ReadingBatch, delivery: number) => Promise<BatchStored> | BatchStored) {
  const clock = new FakeClock(0);
  const queue = await openBatchQueue(ROOM, createMemoryBatchStorage(), () => {});
  const deliveries: { at: number; batch: ReadingBatch }[] = [];
  const refused: string[] = [];
  const send: SendBatch = async (batch) => {
    deliveries.push({ at: clock.now(), batch });
    return answer(batch, deliveries.length - 1);
  };
  const onRefused = (code: string) => refused.push(code);
  const sender = createBatchSender({ queue, send, clock, random: () => 1, onRefused });
  return { clock, queue, deliveries, refused, sender };
}

const stored = (batch: ReadingBatch): BatchStored => ({
  lastSeq: batch.samples.at(-1)?.[0] ?? 0,
  duplicate: false,
});
const firstSeqs = (deliveries: { batch: ReadingBatch }[]) =>
  deliveries.map(({ batch }) => batch.samples[0]?.[0]);

test('the first batch goes at once; then what is read gathers for 20 seconds and travels as one', async () => {
  const { clock, queue, deliveries, sender } = await setUp(stored);
  for (let t = 0; t < 42_000; t += 2000) {
    await clock.pass(2000);
    queue.add(batchAt(t));
    sender.wake();
  }
  await clock.pass(20_000);
  expect(deliveries.map(({ at }) => at)).toEqual([2_000, 24_000, 44_000]);
  expect(deliveries.map(({ batch }) => batch.samples.length)).toEqual([2, 20, 20]);
});

/** Two batches that cannot travel together. */
const APART = 20_000;

test('after an outage batches arrive once each, in order, at most four a second', async () => {
  const { clock, queue, deliveries, sender } = await setUp(stored);
  for (let i = 0; i < 10; i++) queue.add(batchAt(APART * i));
  sender.sendNow();
  await clock.pass(5000);
  expect(deliveries.map(({ at }) => at)).toEqual(deliveries.map((_, i) => 250 * i));
  // The newest may grow.
  await clock.pass(20_000);
  expect(firstSeqs(deliveries)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  expect(queue.size()).toBe(0);
});

test('only one batch is in flight', async () => {
  let acknowledge = (_: BatchStored) => {};
  const { clock, queue, deliveries, sender } = await setUp(
    () =>
      new Promise((resolve) => {
        acknowledge = resolve;
      }),
  );
  queue.add(batchAt(0));
  queue.add(batchAt(APART));
  sender.wake();
  sender.wake();
  await clock.pass(60_000);
  expect(deliveries).toHaveLength(1);
  acknowledge({ lastSeq: 1, duplicate: false });
  await clock.pass(20_000);
  expect(firstSeqs(deliveries)).toEqual([0, 2]);
});

test('without an acknowledgement the same batch is sent again, later each time', async () => {
  const { clock, queue, deliveries, sender } = await setUp((batch, delivery) => {
    if (delivery < 3) throw new AppError('unavailable');
    return stored(batch);
  });
  queue.add(batchAt(0));
  sender.sendNow();
  await clock.pass(7000);
  expect(deliveries.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000]);
  for (const delivery of deliveries) expect(delivery.batch).toBe(deliveries[0]?.batch);
  expect(queue.size()).toBe(0);
});

test('a server that asks for patience gets it', async () => {
  const { clock, queue, deliveries, sender } = await setUp((batch, delivery) => {
    if (delivery === 0) throw new AppError('too_many_requests', undefined, { retryAfterSeconds: 12 });
    return stored(batch);
  });
  queue.add(batchAt(0));
  sender.sendNow();
  await clock.pass(12_000);
  expect(deliveries.map(({ at }) => at)).toEqual([0, 12_000]);
});

test('when the connection is back nobody waits for the delay', async () => {
  let isUp = false;
  const { clock, queue, deliveries, sender } = await setUp((batch) => {
    if (!isUp) throw new Error('no connection');
    return stored(batch);
  });
  queue.add(batchAt(0));
  sender.wake();
  await clock.pass(40_000);
  const before = deliveries.length;
  isUp = true;
  sender.sendNow();
  await clock.pass(0);
  expect(deliveries).toHaveLength(before + 1);
  expect(queue.size()).toBe(0);
});

test.each(['bad_request', 'no_consent', 'readings_off', 'too_late', 'conflict', 'room_not_found'] as const)(
  'a batch refused with %s is dropped and reported; the next one goes on',
  async (code) => {
    const { clock, queue, deliveries, refused, sender } = await setUp((batch, delivery) => {
      if (delivery === 0) throw new AppError(code);
      return stored(batch);
    });
    queue.add(batchAt(0));
    queue.add(batchAt(APART));
    sender.wake();
    await clock.pass(20_000);
    expect(refused).toEqual([code]);
    expect(firstSeqs(deliveries)).toEqual([0, 2]);
  },
);

test('leaving sends what waits by the other way, one after the other', async () => {
  const { queue, sender, deliveries } = await setUp(() => new Promise(() => {}));
  for (const t of [0, APART, 2 * APART]) queue.add(batchAt(t));
  sender.wake();
  const byFetch: ReadingBatch[] = [];
  await sender.flush(async (batch) => {
    byFetch.push(batch);
    return stored(batch);
  });
  expect(deliveries).toHaveLength(1);
  expect(byFetch.map(({ samples }) => samples[0]?.[0])).toEqual([0, 2, 4]);
  expect(queue.size()).toBe(0);
});

test('when leaving fails, what waits stays and is tried again if the page lives on', async () => {
  const { clock, queue, deliveries, sender } = await setUp(stored);
  queue.add(batchAt(0));
  await sender.flush(() => Promise.reject(new Error('no connection')));
  expect(queue.size()).toBe(1);
  await clock.pass(1000);
  expect(deliveries).toHaveLength(1);
  expect(queue.size()).toBe(0);
});

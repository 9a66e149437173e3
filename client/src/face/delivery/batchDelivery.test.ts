import { AppError } from '@preproom/models/contract/http/errors';
import type { BatchStored, ReadingBatch } from '@preproom/models/contract/readings/readings';
import { expect, test } from 'vitest';
import { createBatchDelivery } from '../../lib/delivery/batchDelivery.ts';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { batchAt, ROOM } from '../testing/batches.ts';
import { openBatchQueue } from './batchQueue.ts';
import { createMemoryBatchStorage } from './memoryBatchStorage.ts';
import { GATHER_MS, type SendReadings } from './sendReadings.ts';

/** A server that keeps what it is sent; `answer` decides over each delivery, `sendBeforeLeaving` over those without the room. */
async function setUp(
  answer: (batch: ReadingBatch, attempt: number) => Promise<BatchStored> | BatchStored,
  sendBeforeLeaving: SendReadings = () => expect.unreachable(),
) {
  const clock = new FakeClock(0);
  const queue = await openBatchQueue(ROOM, {
    storage: createMemoryBatchStorage(),
    firstSeq: 0,
    onStorageFailed: () => {},
  });
  const deliveries: { at: number; batch: ReadingBatch }[] = [];
  const refused: string[] = [];
  const send: SendReadings = async (batch) => {
    deliveries.push({ at: clock.now(), batch });
    return answer(batch, deliveries.length - 1);
  };
  const onRefused = (code: string) => refused.push(code);
  const delivery = createBatchDelivery({
    openQueue: async () => queue,
    gatherMs: () => GATHER_MS,
    send,
    sendBeforeLeaving,
    clock,
    random: () => 1,
    onRefused,
  });
  return { clock, queue, deliveries, refused, delivery };
}

const stored = (batch: ReadingBatch): BatchStored => ({
  lastSeq: batch.samples.at(-1)?.[0] ?? 0,
  duplicate: false,
});
const firstSeqs = (deliveries: { batch: ReadingBatch }[]) =>
  deliveries.map(({ batch }) => batch.samples[0]?.[0]);

test('the first batch goes at once; then what is read gathers for 20 seconds and travels as one', async () => {
  const { clock, deliveries, delivery } = await setUp(stored);
  for (let t = 0; t < 42_000; t += 2000) {
    await clock.pass(2000);
    delivery.deliver(batchAt(t));
  }
  await clock.pass(20_000);
  expect(deliveries.map(({ at }) => at)).toEqual([2_000, 24_000, 44_000]);
  expect(deliveries.map(({ batch }) => batch.samples.length)).toEqual([2, 20, 20]);
});

/** Two batches that cannot travel together. */
const APART = 20_000;

test('after an outage batches arrive once each, in order, at most four a second', async () => {
  const { clock, queue, deliveries, delivery } = await setUp(stored);
  for (let i = 0; i < 10; i++) queue.add(batchAt(APART * i));
  delivery.sendNow();
  await clock.pass(5000);
  expect(deliveries.map(({ at }) => at)).toEqual(deliveries.map((_, i) => 250 * i));
  // The newest batch gathers for 20 s first.
  await clock.pass(20_000);
  expect(firstSeqs(deliveries)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  expect(queue.size()).toBe(0);
});

test('only one batch is in flight', async () => {
  let acknowledge = (_: BatchStored) => {};
  const { clock, deliveries, delivery } = await setUp(
    () =>
      new Promise((resolve) => {
        acknowledge = resolve;
      }),
  );
  delivery.deliver(batchAt(0));
  delivery.deliver(batchAt(APART));
  await clock.pass(60_000);
  expect(deliveries).toHaveLength(1);
  acknowledge({ lastSeq: 1, duplicate: false });
  await clock.pass(20_000);
  expect(firstSeqs(deliveries)).toEqual([0, 2]);
});

test('without an acknowledgement the same batch is sent again, later each time', async () => {
  const { clock, queue, deliveries, delivery } = await setUp((batch, attempt) => {
    if (attempt < 3) throw new AppError('unavailable');
    return stored(batch);
  });
  queue.add(batchAt(0));
  delivery.sendNow();
  await clock.pass(7000);
  expect(deliveries.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000]);
  for (const delivery of deliveries) expect(delivery.batch).toBe(deliveries[0]?.batch);
  expect(queue.size()).toBe(0);
});

test('a server that asks for patience gets it', async () => {
  const { clock, queue, deliveries, delivery } = await setUp((batch, attempt) => {
    if (attempt === 0) throw new AppError('too_many_requests', undefined, { retryAfterSeconds: 12 });
    return stored(batch);
  });
  queue.add(batchAt(0));
  delivery.sendNow();
  await clock.pass(12_000);
  expect(deliveries.map(({ at }) => at)).toEqual([0, 12_000]);
});

test('when the connection is back nobody waits for the delay', async () => {
  let isUp = false;
  const { clock, queue, deliveries, delivery } = await setUp((batch) => {
    if (!isUp) throw new Error('no connection');
    return stored(batch);
  });
  delivery.deliver(batchAt(0));
  await clock.pass(40_000);
  const before = deliveries.length;
  isUp = true;
  delivery.sendNow();
  await clock.pass(0);
  expect(deliveries).toHaveLength(before + 1);
  expect(queue.size()).toBe(0);
});

test.each(['bad_request', 'no_consent', 'readings_off', 'too_late', 'conflict', 'room_not_found'] as const)(
  'a batch refused with %s is dropped and reported; the next one goes on',
  async (code) => {
    const { clock, deliveries, refused, delivery } = await setUp((batch, attempt) => {
      if (attempt === 0) throw new AppError(code);
      return stored(batch);
    });
    delivery.deliver(batchAt(0));
    delivery.deliver(batchAt(APART));
    await clock.pass(20_000);
    expect(refused).toEqual([code]);
    expect(firstSeqs(deliveries)).toEqual([0, 2]);
  },
);

test('leaving sends what waits by the other way, one after the other', async () => {
  const byFetch: ReadingBatch[] = [];
  const { clock, queue, delivery, deliveries } = await setUp(
    () => new Promise(() => {}),
    async (batch) => {
      byFetch.push(batch);
      return stored(batch);
    },
  );
  for (const t of [0, APART, 2 * APART]) delivery.deliver(batchAt(t));
  delivery.flush();
  await clock.pass(0);
  expect(deliveries).toHaveLength(1);
  expect(byFetch.map(({ samples }) => samples[0]?.[0])).toEqual([0, 2, 4]);
  expect(queue.size()).toBe(0);
});

test('when leaving fails, what waits stays and is tried again if the page lives on', async () => {
  const { clock, queue, deliveries, delivery } = await setUp(stored, () =>
    Promise.reject(new Error('no connection')),
  );
  queue.add(batchAt(0));
  delivery.flush();
  await clock.pass(0);
  expect(queue.size()).toBe(1);
  await clock.pass(1000);
  expect(deliveries).toHaveLength(1);
  expect(queue.size()).toBe(0);
});

test('what is read after a flush gathers again and goes over the room', async () => {
  const byFetch: ReadingBatch[] = [];
  const { clock, deliveries, delivery } = await setUp(stored, async (batch) => {
    byFetch.push(batch);
    return stored(batch);
  });
  delivery.deliver(batchAt(0));
  await clock.pass(1_000);
  delivery.deliver(batchAt(2_000));
  delivery.flush();
  await clock.pass(1_000);
  delivery.deliver(batchAt(4_000));
  await clock.pass(20_000);
  expect(byFetch.map(({ samples }) => samples[0]?.[0])).toEqual([2]);
  expect(deliveries.map(({ at }) => at)).toEqual([0, 22_000]);
});

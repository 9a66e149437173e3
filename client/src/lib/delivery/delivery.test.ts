import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import { expect, it } from 'vitest';
import { FakeClock, settled } from '../testing/fakeClock.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';

/** A paused queue whose receiver answers as the list says, then takes everything. */
function pausedQueue(
  answers: (AppError | ErrorCode | null)[],
  options: Partial<DeliveryOptions<string, string>> = {},
) {
  const clock = new FakeClock();
  const items: string[] = [];
  const tried: string[] = [];
  const delivered: string[] = [];
  const refused: string[] = [];
  const delivery = createDelivery<string, string>({
    clock,
    backoff: { minMs: 1_000, maxMs: 15_000 },
    next: () => items[0] ?? null,
    send: async (item) => {
      tried.push(item);
      const failure = answers.shift();
      if (failure) throw typeof failure === 'string' ? new AppError(failure) : failure;
      return `${item} stored`;
    },
    onDelivered: (_, answer) => {
      items.shift();
      delivered.push(answer);
    },
    onRefused: (item) => {
      items.shift();
      refused.push(item);
    },
    ...options,
  });
  delivery.pause();
  const add = (item: string) => {
    items.push(item);
    delivery.wake();
  };
  return { clock, tried, delivered, refused, delivery, add };
}

it('keeps items until the way is open, then delivers them in order', async () => {
  const { delivery, add, tried, delivered } = pausedQueue([]);
  add('a');
  add('b');
  await settled();
  expect(tried).toEqual([]);
  delivery.resume();
  await settled();
  expect(tried).toEqual(['a', 'b']);
  expect(delivered).toEqual(['a stored', 'b stored']);
});

it('tries an item again before the next one', async () => {
  const { delivery, add, tried, clock } = pausedQueue(['unavailable', 'too_many_requests']);
  delivery.resume();
  add('a');
  add('b');
  await clock.pass(10_000);
  expect(tried).toEqual(['a', 'a', 'a', 'b']);
  expect(clock.running).toBe(0);
});

it('gives a refused item back and goes on', async () => {
  const { delivery, add, tried, refused } = pausedQueue(['bad_request']);
  delivery.resume();
  add('a');
  add('b');
  await settled();
  expect([tried, refused]).toEqual([['a', 'b'], ['a']]);
});

it('sends again what was on its way when the way closed', async () => {
  const { delivery, add, tried } = pausedQueue(['unavailable']);
  delivery.resume();
  add('a');
  delivery.pause();
  await settled();
  delivery.resume();
  await settled();
  expect(tried).toEqual(['a', 'a']);
});

it('ignores the acknowledgement of a send that was in flight at the pause', async () => {
  const { delivery, add, tried, delivered } = pausedQueue([]);
  delivery.resume();
  add('a');
  delivery.pause();
  await settled();
  expect(delivered).toEqual([]);
  delivery.resume();
  await settled();
  expect([tried, delivered]).toEqual([['a', 'a'], ['a stored']]);
});

it('waits as long as the receiver asks, and not at all once told to send', async () => {
  const patience = new AppError('too_many_requests', undefined, { retryAfterSeconds: 12 });
  const { delivery, add, tried, clock } = pausedQueue([patience, patience]);
  delivery.resume();
  add('a');
  await clock.pass(11_999);
  expect(tried).toEqual(['a']);
  await clock.pass(1);
  expect(tried).toEqual(['a', 'a']);
  delivery.sendNow();
  await settled();
  expect(tried).toEqual(['a', 'a', 'a']);
});

it('leaves the asked gap between two items', async () => {
  const { delivery, add, tried, clock } = pausedQueue([], { gapMs: () => 250 });
  delivery.resume();
  add('a');
  add('b');
  await clock.pass(249);
  expect(tried).toEqual(['a']);
  await clock.pass(1);
  expect(tried).toEqual(['a', 'b']);
});

it('sends the newest state of a latest-wins source and skips the ones in between', async () => {
  const clock = new FakeClock();
  const sent: number[] = [];
  let [state, known] = [1, 0];
  const delivery = createDelivery<number, void>({
    clock,
    backoff: { minMs: 2_000, maxMs: 2_000 },
    next: () => (state === known ? null : state),
    send: async (item) => {
      sent.push(item);
      if (sent.length === 1) throw new AppError('unavailable');
    },
    onDelivered: (item) => {
      known = item;
    },
    onRefused: () => expect.unreachable(),
  });
  delivery.wake();
  await settled();
  state = 2;
  delivery.wake();
  state = 3;
  delivery.wake();
  await clock.pass(2_000);
  expect(sent).toEqual([1, 3]);
  expect(clock.running).toBe(0);
});

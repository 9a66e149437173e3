import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import { expect, it } from 'vitest';
import { FakeClock, settled } from '../../lib/testing/fakeClock.ts';
import { createOutbox } from './outbox.ts';

/** An outbox whose receiver answers as the list says, then takes everything. */
function outboxWith(answers: (ErrorCode | null)[]) {
  const clock = new FakeClock();
  const tried: string[] = [];
  const refused: string[] = [];
  const outbox = createOutbox<string>({
    clock,
    send: async (item) => {
      tried.push(item);
      const code = answers.shift();
      if (code) throw new AppError(code);
    },
    onRefused: (item) => refused.push(item),
  });
  return { clock, tried, refused, outbox };
}

it('keeps items until the way is open, then delivers them in order', async () => {
  const { outbox, tried } = outboxWith([]);
  outbox.add('a');
  outbox.add('b');
  await settled();
  expect(tried).toEqual([]);
  outbox.resume();
  await settled();
  expect(tried).toEqual(['a', 'b']);
});

it('tries an item again before the next one', async () => {
  const { outbox, tried, clock } = outboxWith(['unavailable', 'too_many_requests']);
  outbox.resume();
  outbox.add('a');
  outbox.add('b');
  await clock.pass(10_000);
  expect(tried).toEqual(['a', 'a', 'a', 'b']);
  expect(clock.running).toBe(0);
});

it('gives a refused item back and goes on', async () => {
  const { outbox, tried, refused } = outboxWith(['bad_request']);
  outbox.resume();
  outbox.add('a');
  outbox.add('b');
  await settled();
  expect([tried, refused]).toEqual([['a', 'b'], ['a']]);
});

it('sends again what was on its way when the way closed', async () => {
  const { outbox, tried } = outboxWith(['unavailable']);
  outbox.resume();
  outbox.add('a');
  outbox.pause();
  await settled();
  outbox.resume();
  await settled();
  expect(tried).toEqual(['a', 'a']);
});

import type { BoardShape } from '@preproom/models/contract/room/board';
import { expect, it } from 'vitest';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { createDraftExchange } from './draftExchange.ts';

const line = (x: number): BoardShape => ({
  ...{ kind: 'line', color: 'ink', order: 1 },
  ...{ from: [0, 0], to: [x, 0] },
});

/** One person's exchange, whose messages go to that of the other. */
function openPair() {
  const clock = new FakeClock();
  const other = createDraftExchange({ send: () => {}, clock });
  const sent: Uint8Array[] = [];
  const send = (bytes: Uint8Array) => {
    sent.push(bytes);
    other.receive(bytes);
  };
  const own = createDraftExchange({ send, clock });
  return { clock, own, other, sent, seen: () => other.other.get().draft };
}

it('sends the newest state of a shape that grows, a few times a second', async () => {
  const { clock, own, sent, seen } = openPair();
  for (let x = 1; x <= 100; x++) {
    own.show(line(x));
    await clock.pass(10);
  }
  await clock.pass(100);
  expect(seen()).toEqual(line(100));
  expect(sent.length).toBeLessThanOrEqual(13);
});

it('ends with the pen up, and says nothing while nothing is drawn', async () => {
  const { clock, own, sent, seen } = openPair();
  own.show(null);
  await clock.pass(100);
  expect(sent).toEqual([]);
  own.show(line(9));
  own.show(null);
  await clock.pass(100);
  expect(seen()).toBeNull();
});

it('forgets what a page drew that says nothing more', async () => {
  const { clock, own, seen } = openPair();
  own.show(line(9));
  await clock.pass(1_000);
  expect(seen()).toEqual(line(9));
  await clock.pass(5_000);
  expect(seen()).toBeNull();
});

it.each(['', 'x', '{"kind":"pen"}', '{"kind":"script"}', '[1]'])('shows nothing of %j', (text) => {
  const { other, seen } = openPair();
  other.receive(new TextEncoder().encode(text));
  expect(seen()).toBeNull();
});

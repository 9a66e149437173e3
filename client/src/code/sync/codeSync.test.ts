import { AppError } from '@preproom/models/contract/http/errors';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { FakeCodePage, FakeCodeServer } from '../testing/fakeCodeServer.ts';
import { createMemoryCodeStorage } from './codeStorage.ts';
import { saveState } from './saveState.ts';

async function openPair() {
  const clock = new FakeClock();
  const server = new FakeCodeServer();
  const devices = { learner: createMemoryCodeStorage(), mentor: createMemoryCodeStorage() };
  const open = (side: 'learner' | 'mentor') => new FakeCodePage(server, side, clock, devices[side]);
  const pair = { clock, server, open, learner: open('learner'), mentor: open('mentor') };
  await clock.pass(1_000);
  return pair;
}

it('shows a key on the other page at once, and stores it soon after', async () => {
  const { learner, mentor, server, clock } = await openPair();
  learner.type('a');
  expect(mentor.text).toBe('a');
  await clock.pass(200);
  expect(server.text).toBe('a');
});

it('reaches the other page through the server alone', async () => {
  const { learner, mentor, server, clock } = await openPair();
  server.setPeer(false);
  learner.type('a');
  await clock.pass(200);
  expect(mentor.text).toBe('a');
});

it('says the truth about what is stored', async () => {
  const { learner, server, clock } = await openPair();
  const shown = () => saveState(learner.sync.state.get(), clock.now());
  expect(shown()).toBe('saved');
  learner.type('a');
  // At once, also while the queue on the device opens.
  expect(shown()).toBe('saving');
  await clock.pass(0);
  learner.type('b');
  await clock.pass(50);
  expect(shown()).toBe('saving');
  await clock.pass(1_000);
  expect([shown(), server.text]).toEqual(['saved', 'ab']);
  server.setUp(false);
  learner.type('c');
  await clock.pass(50);
  expect(shown()).toBe('unsaved');
  server.lostAnswers = 1;
  server.setUp(true);
  await clock.pass(500);
  expect([shown(), server.text]).toEqual(['saving', 'abc']);
  await clock.pass(5_000);
  expect(shown()).toBe('saved');
});

it('is stored sooner while the server is the only way to the other page', async () => {
  const { learner, mentor, server, clock } = await openPair();
  server.hasPeer = false;
  learner.type('a');
  await clock.pass(0);
  learner.type('b');
  await clock.pass(250);
  expect([server.text, mentor.text]).toEqual(['ab', 'ab']);
});

it('goes on between the pages while the server is away, and is stored once afterwards', async () => {
  const { learner, mentor, server, clock } = await openPair();
  server.setUp(false);
  for (let key = 0; key < 400; key++) {
    learner.type('l', key);
    mentor.type('m', 2 * key);
  }
  expect(mentor.text).toBe(learner.text);
  server.setUp(true);
  await clock.pass(20_000);
  expect(server.text).toBe(learner.text);
  expect(server.stored.flatMap(({ updates }) => updates)).toHaveLength(800);
});

it('keeps on the device what a page could not store before it was killed', async () => {
  const { learner, mentor, server, clock, open } = await openPair();
  server.setUp(false);
  server.setPeer(false);
  learner.type('unsent');
  await clock.pass(50);
  learner.kill();
  const again = open('learner');
  await clock.pass(50);
  expect(again.text).toBe('unsent');
  server.setUp(true);
  await clock.pass(5_000);
  expect([server.text, mentor.text]).toEqual(['unsent', 'unsent']);
  expect(server.stored).toHaveLength(1);
});

it('fetches what it missed while it was connected', async () => {
  const { learner, mentor, server, clock } = await openPair();
  server.setPeer(false);
  server.lostPushes = 1;
  learner.type('missed ');
  await clock.pass(300);
  expect(mentor.text).toBe('');
  learner.type('seen');
  await clock.pass(2_000);
  expect(mentor.text).toBe('missed seen');
});

it('tells why it is refused, and keeps the text', async () => {
  const { learner, server, clock } = await openPair();
  server.store = () => {
    throw new AppError('too_large');
  };
  learner.type('kept');
  await clock.pass(500);
  expect(learner.sync.state.get().refused).toBe('too_large');
  expect(learner.text).toBe('kept');
});

it('ignores nonsense of the other page, and what pretends to be of this one', async () => {
  const { learner, mentor, clock } = await openPair();
  learner.type('mine');
  const { sync } = mentor;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(sync.apply(Uint8Array.from([1, 2, 3, 250]), 'peer')).toBe(false);
  const own = new Y.Doc();
  own.clientID = sync.doc.clientID;
  own.getText('text').insert(0, 'forged');
  expect(sync.apply(Y.encodeStateAsUpdate(own), 'peer')).toBe(false);
  await clock.pass(200);
  expect(mentor.text).toBe('mine');
});

const side = fc.constantFrom('learner' as const, 'mentor' as const);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), side, at: fc.nat(40) }) },
  fc.record({ do: fc.constant('remove' as const), side, at: fc.nat(40) }),
  fc.record({ do: fc.constant('reload' as const), side }),
  fc.record({ do: fc.constantFrom('up', 'down', 'peer', 'noPeer', 'loseAnswer', 'losePush', 'wait') }),
);

it('ends in one text everywhere, each change stored once, whatever is lost, late or repeated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { server, clock, open } = await openPair();
      let made = 0;
      const breaks: Record<string, () => void> = {
        up: () => server.setUp(true),
        down: () => server.setUp(false),
        peer: () => server.setPeer(true),
        noPeer: () => server.setPeer(false),
        loseAnswer: () => (server.lostAnswers += 1),
        losePush: () => (server.lostPushes += 1),
      };
      for (const taken of steps) {
        const page = 'side' in taken ? server.pages[taken.side] : undefined;
        if (taken.do === 'type') page?.type('x', taken.at);
        if (taken.do === 'remove' && page && page.sync.text.length > taken.at)
          page.sync.text.delete(taken.at, 1);
        else if (taken.do === 'remove') continue;
        if (taken.do === 'type' || taken.do === 'remove') made += 1;
        if (taken.do === 'reload' && 'side' in taken) {
          await clock.pass(0);
          page?.kill();
          open(taken.side);
        }
        breaks[taken.do]?.();
        await clock.pass(taken.do === 'wait' ? 700 : 10);
      }
      [server.lostAnswers, server.lostPushes] = [0, 0];
      server.setUp(true);
      server.setPeer(true);
      await clock.pass(60_000);
      const { learner, mentor } = server.pages;
      expect([learner?.text, mentor?.text]).toEqual([server.text, server.text]);
      expect(server.stored.flatMap(({ updates }) => updates)).toHaveLength(made);
      expect(learner?.sync.state.get().unsavedSinceMs).toBeNull();
    }),
    { numRuns: 25 },
  );
}, 120_000);

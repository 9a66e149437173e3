import { AppError } from '@preproom/models/contract/http/errors';
import { expect, it } from 'vitest';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { FakeCodePage, FakeCodeServer } from '../testing/fakeCodeServer.ts';
import { type CodeStorage, createMemoryCodeStorage } from './codeStorage.ts';
import type { CodeRoomListener } from './codeSync.ts';
import { type LeftCodeOptions, sendLeftCode } from './leftCode.ts';

const roomid = 'abcdefghijkl';

/** The learner has written without the server, and reloaded. */
async function leave() {
  const [clock, server, storage] = [new FakeClock(), new FakeCodeServer(), createMemoryCodeStorage()];
  const page = new FakeCodePage(server, 'learner', clock, storage);
  await clock.pass(1_000);
  server.setUp(false);
  page.type('left');
  await clock.pass(1_000);
  page.kill();
  return { clock, server, storage };
}

function join(
  { clock, server, storage }: { clock: FakeClock; server: FakeCodeServer; storage: CodeStorage },
  send: LeftCodeOptions['room']['send'] = async (batch) => {
    if (!server.isUp) throw new AppError('unavailable');
    return server.store('learner', batch);
  },
) {
  let listener: CodeRoomListener | null = null;
  const stop = sendLeftCode({
    ...{ userId: 'learner', roomid, clock, openStorage: async () => storage },
    room: {
      send,
      isJoined: () => server.isUp,
      listen: (own) => {
        listener = own;
        return () => {
          listener = null;
        };
      },
    },
  });
  return {
    stop,
    rejoined: () => listener?.onJoined(),
    /** What the room says to every listener. */
    hears: () => {
      listener?.onPeerUp();
      listener?.onPeerMessage('v');
      listener?.onStored({ seq: 1, side: 'mentor', updates: [] });
    },
  };
}

const waiting = async (storage: CodeStorage) => (await storage.load({ userId: 'learner', roomid })).length;

it('sends what is left as soon as the room is joined, and removes it from the device', async () => {
  const world = await leave();
  const { rejoined, hears } = join(world);
  await world.clock.pass(5_000);
  hears();
  expect([world.server.text, await waiting(world.storage)]).toEqual(['', 1]);
  world.server.isUp = true;
  rejoined();
  await world.clock.pass(1_000);
  expect([world.server.text, await waiting(world.storage)]).toEqual(['left', 0]);
});

it('stores it once when the answer is lost', async () => {
  const world = await leave();
  world.server.isUp = true;
  let lost = 1;
  join(world, async (batch) => {
    const stored = world.server.store('learner', batch);
    if (lost-- > 0) throw new AppError('unavailable');
    return stored;
  });
  await world.clock.pass(5_000);
  expect(world.server.stored).toHaveLength(1);
  expect(await waiting(world.storage)).toBe(0);
});

it('leaves on the device what the server refuses, for the code to show it', async () => {
  const world = await leave();
  world.server.isUp = true;
  join(world, async () => {
    throw new AppError('too_large');
  });
  await world.clock.pass(5_000);
  expect(await waiting(world.storage)).toBe(1);
  const page = new FakeCodePage(world.server, 'learner', world.clock, world.storage);
  await world.clock.pass(1_000);
  expect(page.text).toBe('left');
});

it('sends nothing once it is stopped', async () => {
  const world = await leave();
  const { stop, rejoined } = join(world);
  await world.clock.pass(0);
  stop();
  world.server.isUp = true;
  rejoined();
  await world.clock.pass(5_000);
  expect(world.server.stored).toEqual([]);
});

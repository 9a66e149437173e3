import type { LiveTopic } from '@preproom/models/contract/room/signalling';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeClock } from '../testing/fakeClock.ts';
import { FRESH_FOR_MS, GATHER_MS, HIDDEN_FOR_MS, keepLive, type LiveListener } from './liveConnection.ts';

const MINUTE = 60_000;

let clock: FakeClock;
let sockets: { listener: LiveListener; isOpen: boolean }[];
let isVisible: boolean;
let fetched: (readonly LiveTopic[] | 'all')[];
let signedOut: number;
let canLoad: boolean;
let notifyVisibility: () => void;
let notifyOnline: () => void;
let end: () => void;

beforeEach(() => {
  clock = new FakeClock();
  [sockets, fetched, signedOut, isVisible, canLoad] = [[], [], 0, true, true];
});

function start(): void {
  const undone = () => {
    notifyVisibility = notifyOnline = () => {};
  };
  end = keepLive({
    clock,
    page: {
      isVisible: () => isVisible,
      onVisibility: (listener) => {
        notifyVisibility = listener;
        return undone;
      },
      onOnline: (listener) => {
        notifyOnline = listener;
        return undone;
      },
    },
    loadSocket: async () => {
      if (!canLoad) throw new Error('no network');
      return (listener) => {
        const socket = { listener, isOpen: true };
        sockets.push(socket);
        return () => {
          socket.isOpen = false;
        };
      };
    },
    refetch: (topics) => fetched.push(topics),
    refetchAll: () => fetched.push('all'),
    onSignedOut: () => {
      signedOut += 1;
    },
  });
}

const open = () => sockets.filter(({ isOpen }) => isOpen);
function last() {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
}
async function connected(): Promise<LiveListener> {
  start();
  await clock.pass(0);
  last().listener.onUp();
  return last().listener;
}
async function setVisible(visible: boolean): Promise<void> {
  isVisible = visible;
  notifyVisibility();
  await clock.pass(0);
}

describe('what is pushed', () => {
  test('is gathered for a moment and fetched once', async () => {
    const { onChanged } = await connected();
    onChanged(['user']);
    onChanged(['notifications', 'user']);
    expect(fetched).toEqual([]);
    await clock.pass(GATHER_MS);
    expect(fetched).toEqual([['user', 'notifications']]);
    onChanged(['requests']);
    await clock.pass(GATHER_MS);
    expect(fetched.at(-1)).toEqual(['requests']);
  });

  test('is dropped once the page has gone', async () => {
    const { onChanged } = await connected();
    onChanged(['user']);
    end();
    await clock.pass(MINUTE);
    expect([fetched, open(), clock.running]).toEqual([[], [], 0]);
  });
});

describe('a connection', () => {
  test('that stands soon after the page fetched its data fetches nothing again; a late one does', async () => {
    await connected();
    expect(fetched).toEqual([]);
    end();
    start();
    await clock.pass(FRESH_FOR_MS + 1);
    last().listener.onUp();
    expect(fetched).toEqual(['all']);
  });

  test('that is lost comes back, waiting longer after each failure, and then everything is fetched', async () => {
    await connected();
    last().listener.onDown();
    for (let failures = 1; failures < 12; failures++) {
      expect(open()).toHaveLength(0);
      await clock.pass(Math.min(MINUTE, 1_000 * 2 ** failures));
      expect(sockets).toHaveLength(failures + 1);
      last().listener.onDown();
    }
    notifyOnline();
    await clock.pass(0);
    expect(open()).toHaveLength(1);
    last().listener.onUp();
    expect(fetched).toEqual(['all']);
  });

  test('whose code cannot be loaded is tried again', async () => {
    canLoad = false;
    start();
    await clock.pass(0);
    canLoad = true;
    await clock.pass(1_000);
    expect(open()).toHaveLength(1);
  });

  test('that is refused for good is not tried again, and the end of the login is told', async () => {
    const { onRefused } = await connected();
    onRefused('signed_out');
    notifyOnline();
    await setVisible(false);
    await setVisible(true);
    await clock.pass(MINUTE);
    expect([sockets.length, open().length, signedOut]).toEqual([1, 0, 1]);
  });
});

describe('a hidden tab', () => {
  test('gives its connection up after some seconds; when it is back it fetches everything once', async () => {
    await connected();
    await setVisible(false);
    await clock.pass(HIDDEN_FOR_MS - 1);
    expect(open()).toHaveLength(1);
    await clock.pass(1);
    expect(open()).toHaveLength(0);
    await clock.pass(10 * MINUTE);
    expect(clock.running).toBe(0);
    await setVisible(true);
    expect([open().length, fetched]).toEqual([1, ['all']]);
    last().listener.onUp();
    expect(fetched).toEqual(['all']);
  });

  test('that is back at once keeps its connection and fetches nothing', async () => {
    await connected();
    for (const visible of [false, true, false, true]) {
      await setVisible(visible);
      await clock.pass(HIDDEN_FOR_MS / 2);
    }
    await clock.pass(MINUTE);
    expect([sockets.length, open().length, fetched]).toEqual([1, 1, []]);
  });

  test('that opens in the background connects when it is first seen', async () => {
    isVisible = false;
    start();
    await clock.pass(MINUTE);
    expect(sockets).toEqual([]);
    await setVisible(true);
    expect(open()).toHaveLength(1);
  });
});

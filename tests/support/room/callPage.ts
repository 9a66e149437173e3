import { createCallSession } from '@preproom/client/src/call/callSession.ts';
import { createLocalMedia } from '@preproom/client/src/call/media/localMedia.ts';
import { FakeMedia } from '@preproom/client/src/call/testing/fakeMedia.ts';
import { FakeMonitorPorts } from '@preproom/client/src/call/testing/fakeMonitorPorts.ts';
import { FakePeers } from '@preproom/client/src/call/testing/fakePorts.ts';
import { browserClock } from '@preproom/client/src/lib/clock.ts';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { pageSocket } from '../../bench/load/pageSocket.ts';

interface Seat {
  token: string;
  roomid: string;
  side: SessionSide;
}

export type CallPage = ReturnType<typeof openCallPage>;

/**
 * A page in a call: its own call session over a real socket, which comes back to this address. Only what the browser brings is
 * missing: devices, and the way between the two peers, which connects at once.
 */
export function openCallPage(url: string, { token, roomid, side }: Seat) {
  const peers = new FakePeers();
  const media = createLocalMedia(new FakeMedia());
  const session = createCallSession({
    openSignalling: pageSocket(url, token),
    async openPeer(options) {
      const peer = await peers.open(options);
      setImmediate(() => options.listener.onConnected());
      return peer;
    },
    clock: browserClock,
    media,
    connectionMonitor: new FakeMonitorPorts(),
    newId: () => crypto.randomUUID(),
    watchNetwork: () => () => {},
    getIce: () => new Promise(() => {}),
    onDataChanged: () => {},
  });
  return {
    session,
    media,
    async join(): Promise<void> {
      await media.start();
      const ice = { iceServers: [], relayOnly: false, expiresAt: null };
      session.join({ roomid, side, tabId: crypto.randomUUID(), ice });
    },
    status: () => session.get().call.status,
    /** Whether the other person's microphone is on, as this page shows it; null outside the room. */
    hearsOther(): boolean | null {
      const { call } = session.get();
      return 'room' in call ? call.room.other.media.microphone : null;
    },
    texts: () => session.get().chat.map(({ text, state }) => `${text}: ${state}`),
    close: () => session.leave(),
  };
}

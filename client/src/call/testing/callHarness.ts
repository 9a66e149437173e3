import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { LiveTopic } from '@preproom/models/contract/room/signalling';
import { FakeClock, settled } from '../../lib/testing/fakeClock.ts';
import type { CallSession } from '../callPorts.ts';
import { createCallSession } from '../callSession.ts';
import { createLocalMedia, type LocalMedia } from '../media/localMedia.ts';
import { FakeMedia } from './fakeMedia.ts';
import { FakeMonitorPorts } from './fakeMonitorPorts.ts';
import { FakeNetwork, FakePeers, FakeSignalling } from './fakePorts.ts';
import { NEGOTIATION_ID, ROOM_ID } from './roomFixtures.ts';

export const seat = {
  roomid: ROOM_ID,
  side: 'learner' as const,
  tabId: 'tab',
  ice: { iceServers: [{ urls: ['stun:example.test'] }], relayOnly: true, expiresAt: null },
};

export const NOTHING_KEPT: CallHarness['kept'] = {
  peers: 0,
  tracks: 0,
  watchers: 0,
  timers: 0,
  connections: 0,
};

/** A real call session between fake ports. */
export class CallHarness {
  readonly clock = new FakeClock();
  readonly signalling = new FakeSignalling();
  readonly peers = new FakePeers();
  readonly devices = new FakeMedia();
  readonly network = new FakeNetwork();
  readonly monitorPorts: FakeMonitorPorts;
  readonly media: LocalMedia = createLocalMedia(this.devices);
  /** How the API answers when fresh ICE servers are wanted: not at all, unless a test says so. */
  freshIce: () => Promise<IceConfig> = () => new Promise(() => {});
  /** The topics that the page was told to fetch again. */
  readonly changedData: LiveTopic[] = [];
  readonly session: CallSession;

  constructor(monitorPorts = new FakeMonitorPorts()) {
    this.monitorPorts = monitorPorts;
    let ids = 0;
    this.session = createCallSession({
      openSignalling: this.signalling.open,
      openPeer: this.peers.open,
      clock: this.clock,
      media: this.media,
      connectionMonitor: monitorPorts,
      newId: () => `id-${++ids}`,
      watchNetwork: this.network.watch,
      getIce: () => this.freshIce(),
      onDataChanged: (topics) => this.changedData.push(...topics),
    });
  }

  async join(where = seat as Parameters<CallSession['join']>[0]): Promise<void> {
    await this.media.start();
    this.session.join(where);
    this.signalling.last.up();
    await settled();
  }

  startNegotiation(negotiationId = NEGOTIATION_ID): void {
    this.signalling.last.emit({ name: 'negotiation:started', payload: { negotiationId, isInitiator: true } });
  }

  async connect(): Promise<void> {
    await this.join();
    this.startNegotiation();
    await settled();
    this.peers.last.options.listener.onConnected();
  }

  /** How much is still open, running or listening. */
  get kept() {
    return {
      peers: this.peers.alive.length,
      tracks: this.devices.live.length,
      watchers: this.devices.watchers.size + this.network.watchers.size,
      timers: this.clock.running,
      connections: this.signalling.connections.filter(({ isClosed }) => !isClosed).length,
    };
  }
}

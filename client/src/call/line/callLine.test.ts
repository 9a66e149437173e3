import { beforeEach, describe, expect, it } from 'vitest';
import { type CallSession, createCallSession } from '../callSession.ts';
import { createLocalMedia, type LocalMedia } from '../localMedia.ts';
import { FakeClock, settled } from '../testing/fakeClock.ts';
import { FakeLinePorts, FakeMedia, FakePeers, FakeSignalling } from '../testing/fakePorts.ts';
import { mentor, NEGOTIATION_ID, ROOM_ID, snapshot } from '../testing/roomFixtures.ts';

let clock: FakeClock;
let signalling: FakeSignalling;
let peers: FakePeers;
let media: LocalMedia;
let lines: FakeLinePorts;
let session: CallSession;
/** What the line loses of what is sent. */
let loss: number;

beforeEach(() => {
  clock = new FakeClock();
  signalling = new FakeSignalling();
  peers = new FakePeers();
  media = createLocalMedia(new FakeMedia());
  lines = new FakeLinePorts();
  loss = 0;
  open();
});

function open(): void {
  session = createCallSession({
    openSignalling: signalling.open,
    openPeer: peers.open,
    clock,
    media,
    line: lines,
    newId: () => 'id',
  });
}

async function join(): Promise<void> {
  await media.start();
  session.join({ roomid: ROOM_ID, tabId: 'tab', ice: { iceServers: [], relayOnly: false, expiresAt: null } });
  signalling.last.up();
  await settled();
}

async function connect(negotiationId = NEGOTIATION_ID): Promise<void> {
  signalling.last.tell({ name: 'negotiation:started', payload: { negotiationId, isInitiator: true } });
  await settled();
  peers.last.options.listener.onConnected();
}

/** Lets seconds pass in which the connection carries 50 packets and 10 kB each way. */
async function talk(seconds: number): Promise<void> {
  const { last: peer } = peers;
  for (let i = 0; i < seconds; i++) {
    const spoken = Number(peer.report.get('T')?.seconds ?? 0) + 1;
    peer.report = reportOf(spoken);
    await clock.pass(1_000);
    await settled();
  }
}

function reportOf(seconds: number): RTCStatsReport {
  const bytes = { bytesSent: seconds * 10_000, bytesReceived: seconds * 10_000 };
  return new Map<string, object>([
    ['T', { id: 'T', type: 'transport', seconds, ...bytes }],
    ['O', { id: 'O', type: 'outbound-rtp', kind: 'audio', packetsSent: seconds * 50 }],
    ['R', { id: 'R', type: 'remote-inbound-rtp', kind: 'audio', localId: 'O', fractionLost: loss }],
  ]) as unknown as RTCStatsReport;
}

const limits = () => peers.last.limits.at(-1);
const told = () => signalling.last.asked('media:change').at(-1);
const otherSaves = (dataSaver: 'off' | 'on' | 'sound') =>
  signalling.last.tell({
    name: 'participant:changed',
    payload: { _id: mentor()._id, media: { ...mentor().media, dataSaver } },
  });

describe('a line that loses much', () => {
  it('carries less picture at once, and both are told; it comes back with the line', async () => {
    await join();
    await connect();
    await talk(4);
    expect(limits()?.video?.maxShortSide).toBe(480);
    loss = 0.3;
    await talk(2);
    expect(limits()?.video?.maxShortSide).toBe(240);
    expect(told()).toMatchObject({ sending: 'line_reduced' });
    await talk(4);
    expect(limits()).toEqual({ video: null, audio: { maxBitrate: 24_000 } });
    expect(told()).toMatchObject({ sending: 'line_audio' });
    expect(session.line.get()).toMatchObject({ sending: 'line_audio', quality: { grade: 1 } });
    loss = 0;
    await talk(120);
    expect(limits()?.video?.maxShortSide).toBe(480);
    expect(told()).toMatchObject({ sending: 'full' });
  });

  it('holds every new peer to the same limits', async () => {
    await join();
    await connect();
    loss = 0.3;
    await talk(8);
    await connect('next');
    expect(peers.opened).toHaveLength(2);
    expect(limits()).toEqual({ video: null, audio: { maxBitrate: 24_000 } });
  });
});

describe('the data saver', () => {
  it('is told with the join, kept for the next call, and holds at once', async () => {
    await join();
    await connect();
    session.line.setDataSaver('on');
    await settled();
    expect(limits()?.video?.maxBitrate).toBe(40_000);
    expect(told()).toMatchObject({ sending: 'saver', dataSaver: 'on' });
    session.leave();
    open();
    await join();
    expect(signalling.last.asked('room:join').at(-1)).toMatchObject({
      media: { sending: 'saver', dataSaver: 'on' },
    });
  });

  it('of the other person holds here as well, as long as it is on', async () => {
    await join();
    await connect();
    otherSaves('on');
    await settled();
    expect(limits()?.video?.maxBitrate).toBe(40_000);
    expect(told()).toMatchObject({ sending: 'saver', dataSaver: 'off' });
    otherSaves('sound');
    expect(limits()?.video).toBeNull();
    otherSaves('off');
    expect(limits()?.video?.maxBitrate).toBe(1_000_000);
  });

  it('is known before the first peer when the other one has it on already', async () => {
    signalling.snapshot = snapshot({ other: mentor({ media: { ...mentor().media, dataSaver: 'sound' } }) });
    await join();
    await connect();
    expect(limits()?.video).toBeNull();
  });

  it('holds for a screen that is shared later', async () => {
    await join();
    await connect();
    session.line.setDataSaver('on');
    await media.shareScreen();
    expect(limits()?.video).toEqual({ maxBitrate: 40_000, maxFramerate: 2, maxShortSide: 720 });
  });
});

describe('the meter', () => {
  it('counts both ways, across negotiations whose counters begin anew', async () => {
    await join();
    await connect();
    await talk(5);
    expect(session.line.get()).toMatchObject({ sentBytes: 50_000, receivedBytes: 50_000 });
    await connect('next');
    await talk(3);
    expect(session.line.get()).toMatchObject({ sentBytes: 80_000, receivedBytes: 80_000 });
  });
});

describe('the story', () => {
  it('is kept every minute, on leaving and when the page goes away, with all that was', async () => {
    await join();
    await connect();
    await talk(61);
    expect(lines.stories).toHaveLength(1);
    peers.last.options.listener.onDisconnected();
    await clock.pass(3_000);
    await connect('next');
    await talk(5);
    session.line.keep();
    session.leave();
    expect(lines.stories).toHaveLength(3);
    expect(lines.stories.at(-1)).toMatchObject({
      partId: lines.partId,
      interruptions: 1,
      longestInterruptionMs: 3_000,
      reconnects: 1,
      secondsInRoom: 69,
      secondsConnected: 66,
      sentBytes: 660_000,
    });
  });

  it('knows no interruption when the other person leaves', async () => {
    await join();
    await connect();
    await talk(5);
    signalling.last.tell({ name: 'participant:left', payload: { _id: mentor()._id, reason: 'left' } });
    await clock.pass(30_000);
    session.leave();
    expect(lines.stories.at(-1)).toMatchObject({ interruptions: 0, secondsConnected: 5, secondsInRoom: 35 });
  });

  it('is not told by somebody who was never in the room', async () => {
    session.join({
      roomid: ROOM_ID,
      tabId: 'tab',
      ice: { iceServers: [], relayOnly: false, expiresAt: null },
    });
    session.leave();
    expect(lines.stories).toEqual([]);
  });
});

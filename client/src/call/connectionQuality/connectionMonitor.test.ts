import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../lib/testing/fakeClock.ts';
import { CallHarness, seat } from '../testing/callHarness.ts';
import { mentor, snapshot } from '../testing/roomFixtures.ts';
import { statsReport } from './testing/samples.ts';

let call: CallHarness;
/** The share of sent packets that is lost. */
let loss: number;
/** The seconds that the present peer has counted. */
let spoken: number;

beforeEach(() => {
  call = new CallHarness();
  loss = 0;
  spoken = 0;
});

/** The next negotiation, with a peer whose counters begin anew. */
async function reconnect(): Promise<void> {
  spoken = 0;
  call.startNegotiation(crypto.randomUUID());
  await settled();
  call.peers.last.options.listener.onConnected();
}

/** Lets seconds pass in which the connection carries 50 packets and 10 kB each way. */
async function talk(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    spoken += 1;
    call.peers.last.report = statsReport(spoken, loss);
    await call.clock.pass(1_000);
    await settled();
  }
}

const limits = () => call.peers.last.limits.at(-1);
const told = () => call.signalling.last.asked('media:change').at(-1);
const otherSaves = (dataSaver: 'off' | 'on' | 'sound') =>
  call.signalling.last.emit({
    name: 'participant:changed',
    payload: { _id: mentor()._id, media: { ...mentor().media, dataSaver } },
  });

describe('a connection that loses many packets', () => {
  it('carries less picture at once, and both are told; the picture comes back with the connection', async () => {
    await call.connect();
    await talk(4);
    expect(limits()?.video?.maxShortSide).toBe(480);
    loss = 0.3;
    await talk(2);
    expect(limits()?.video?.maxShortSide).toBe(240);
    expect(told()).toMatchObject({ sending: 'line_reduced' });
    await talk(4);
    expect(limits()).toEqual({ video: null, face: null, audio: { maxBitrate: 24_000 } });
    expect(told()).toMatchObject({ sending: 'line_audio' });
    expect(call.session.connectionMonitor.get()).toMatchObject({
      sending: 'line_audio',
      quality: { grade: 1 },
    });
    loss = 0;
    await talk(120);
    expect(limits()?.video?.maxShortSide).toBe(480);
    expect(told()).toMatchObject({ sending: 'full' });
  });

  it('is not taken for one because of what a cut has lost', async () => {
    await call.connect();
    await talk(4);
    call.peers.last.options.listener.onDisconnected();
    await talk(3);
    call.peers.last.options.listener.onConnected();
    loss = 0.9;
    await talk(6);
    expect(told()).not.toMatchObject({ sending: 'line_audio' });
    expect(call.session.connectionMonitor.get()).toMatchObject({ sending: 'full', quality: { grade: 3 } });
    await talk(10);
    expect(call.session.connectionMonitor.get()).toMatchObject({
      sending: 'line_audio',
      quality: { grade: 1 },
    });
  });

  it('holds every new peer to the same limits', async () => {
    await call.connect();
    loss = 0.3;
    await talk(8);
    await reconnect();
    expect(call.peers.opened).toHaveLength(2);
    expect(limits()).toEqual({ video: null, face: null, audio: { maxBitrate: 24_000 } });
  });
});

it('holds every new track to the same limits: how much it is scaled depends on its size', async () => {
  await call.connect();
  await call.media.setCamera(false);
  const before = call.peers.last.limits.length;
  await call.media.setCamera(true);
  expect(call.peers.last.limits.length).toBeGreaterThan(before);
  expect(limits()?.video?.maxShortSide).toBe(480);
});

it('holds a peer to the limits again once it is connected: not every browser takes them before', async () => {
  await call.join();
  call.startNegotiation();
  await settled();
  const before = call.peers.last.limits.length;
  call.peers.last.options.listener.onConnected();
  expect(call.peers.last.limits.length).toBeGreaterThan(before);
});

describe('the data saver', () => {
  it('is told with the join, kept for the next call, and holds at once', async () => {
    await call.connect();
    call.session.connectionMonitor.setDataSaver('on');
    await settled();
    expect(limits()?.video?.maxBitrate).toBe(40_000);
    expect(told()).toMatchObject({ sending: 'saver', dataSaver: 'on' });
    call.session.leave();
    call = new CallHarness(call.monitorPorts);
    await call.join();
    expect(call.signalling.last.asked('room:join').at(-1)).toMatchObject({
      media: { sending: 'saver', dataSaver: 'on' },
    });
  });

  it('of the other person holds here as well, as long as it is on', async () => {
    await call.connect();
    otherSaves('on');
    await settled();
    expect(limits()?.video?.maxBitrate).toBe(40_000);
    expect(told()).toMatchObject({ sending: 'saver', dataSaver: 'off' });
    otherSaves('sound');
    expect(limits()?.video).toBeNull();
    otherSaves('off');
    expect(limits()?.video?.maxBitrate).toBeNull();
  });

  it('is known before the first peer when the other one has it on already', async () => {
    call.signalling.snapshot = snapshot({
      other: mentor({ media: { ...mentor().media, dataSaver: 'sound' } }),
    });
    await call.connect();
    expect(limits()?.video).toBeNull();
  });

  it('holds for a screen that is shared later', async () => {
    await call.connect();
    call.session.connectionMonitor.setDataSaver('on');
    await call.media.shareScreen();
    expect(limits()?.video).toEqual({ maxBitrate: 40_000, maxFramerate: 2, maxShortSide: 720 });
  });
});

describe('the meter', () => {
  it('counts both ways, across negotiations whose counters begin anew', async () => {
    await call.connect();
    await talk(5);
    expect(call.session.connectionMonitor.get()).toMatchObject({ sentBytes: 50_000, receivedBytes: 50_000 });
    await reconnect();
    await talk(3);
    expect(call.session.connectionMonitor.get()).toMatchObject({ sentBytes: 80_000, receivedBytes: 80_000 });
  });
});

describe('the history', () => {
  it('is kept every minute, on leaving and when the page goes away, with all that was', async () => {
    await call.connect();
    await talk(61);
    expect(call.monitorPorts.saved).toHaveLength(1);
    call.peers.last.options.listener.onDisconnected();
    await call.clock.pass(3_000);
    await reconnect();
    await talk(5);
    call.session.connectionMonitor.save();
    call.session.leave();
    expect(call.monitorPorts.saved).toHaveLength(3);
    expect(call.monitorPorts.saved.at(-1)).toMatchObject({
      partId: call.monitorPorts.partId,
      interruptions: 1,
      longestInterruptionMs: 3_000,
      reconnects: 1,
      secondsInRoom: 69,
      secondsConnected: 66,
      sentBytes: 660_000,
    });
  });

  it('knows no interruption when the other person leaves', async () => {
    await call.connect();
    await talk(5);
    call.signalling.last.emit({ name: 'participant:left', payload: { _id: mentor()._id, reason: 'left' } });
    await call.clock.pass(30_000);
    call.session.leave();
    expect(call.monitorPorts.saved.at(-1)).toMatchObject({
      interruptions: 0,
      secondsConnected: 5,
      secondsInRoom: 35,
    });
  });

  it('ends with the login: nobody is there who may tell it, neither now nor as the page goes away', async () => {
    await call.connect();
    await talk(61);
    call.signalling.last.emit({ name: 'login:ended', payload: undefined });
    call.session.connectionMonitor.save();
    expect(call.monitorPorts.saved).toHaveLength(1);
  });

  it('is not told by somebody who was never in the room', async () => {
    call.session.join(seat);
    call.session.leave();
    expect(call.monitorPorts.saved).toEqual([]);
  });
});

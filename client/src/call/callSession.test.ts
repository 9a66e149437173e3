import type { Signal } from '@preproom/models/contract/room/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, settled } from '../lib/testing/fakeClock.ts';
import type { CallSession } from './callPorts.ts';
import type { LocalMedia } from './media/localMedia.ts';
import { CallHarness, NOTHING_KEPT, seat } from './testing/callHarness.ts';
import type { FakePeers, FakeSignalling } from './testing/fakePorts.ts';
import { NEGOTIATION_ID, participant, ROOM_ID } from './testing/roomFixtures.ts';

const negotiationId = NEGOTIATION_ID;
const offer: Signal = { type: 'offer', sdp: 'v=0', attempt: 1 };

let call: CallHarness;
let clock: FakeClock;
let signalling: FakeSignalling;
let peers: FakePeers;
let media: LocalMedia;
let session: CallSession;

beforeEach(() => {
  call = new CallHarness();
  ({ clock, signalling, peers, media } = call);
  session = call.session;
});

const join = () => call.join();
const connect = () => call.connect();
const startNegotiation = (id?: string) => call.startNegotiation(id);
const expectAllLetGo = () => expect(call.kept).toEqual(NOTHING_KEPT);
const status = () => session.get().call.status;

describe('joining', () => {
  it('says who, where and with what', async () => {
    await join();
    expect(signalling.last.asked('room:join')).toEqual([
      {
        roomid: ROOM_ID,
        tabId: 'tab',
        takeOver: false,
        negotiationId: null,
        protocol: 5,
        media: participant().media,
      },
    ]);
    expect(status()).toBe('connecting');
  });

  it('opens the peer with the room’s ICE servers and one’s own tracks', async () => {
    await connect();
    const { isInitiator, ice, tracks } = peers.last.options;
    expect({ isInitiator, ice }).toEqual({ isInitiator: true, ice: seat.ice });
    expect([tracks.audio?.kind, tracks.video?.kind]).toEqual(['audio', 'video']);
    expect(status()).toBe('connected');
  });

  it('passes on events that overtake the answer to a join after that answer', async () => {
    let answer = () => {};
    signalling.holdJoin = new Promise((resolve) => {
      answer = resolve;
    });
    await join();
    startNegotiation();
    peers.last.options.listener.onSignal(offer);
    await settled();
    expect(status()).toBe('joining');
    answer();
    await settled();
    expect(status()).toBe('connecting');
    expect(signalling.last.asked('signal:send')).toEqual([{ negotiationId, signal: offer }]);
  });

  it('asks before it takes the seat of another tab', async () => {
    signalling.refusals = { 'room:join': 'already_joined' };
    await join();
    expect(status()).toBe('occupied');
    signalling.refusals = {};
    session.takeOver();
    signalling.last.up();
    await settled();
    expect(signalling.last.asked('room:join')).toMatchObject([{ takeOver: true }]);
    expect(status()).toBe('connecting');
  });
});

describe('going away', () => {
  it('lets peer, tracks, timers, listeners and socket go', async () => {
    await connect();
    session.leave();
    await settled();
    expect(signalling.last.asked('room:leave')).toHaveLength(1);
    expect(status()).toBe('left');
    expectAllLetGo();
  });

  it('lets everything go when left at any moment of joining', async () => {
    for (const moment of [() => {}, () => signalling.last.up(), () => startNegotiation()]) {
      void media.start();
      session.join(seat);
      moment();
      session.leave();
      await settled();
      expectAllLetGo();
    }
  });

  it('comes back with what was switched on', async () => {
    await connect();
    await media.setCamera(false);
    session.leave();
    session.rejoin();
    signalling.last.up();
    await settled();
    expect(signalling.connections).toHaveLength(2);
    expect(media.get()).toMatchObject({ microphone: { status: 'on' }, camera: { status: 'off' } });
    session.leave();
    await settled();
    expectAllLetGo();
  });

  it('does nothing when nothing was begun', () => {
    session.leave();
    expect(status()).toBe('idle');
  });

  it('hears nothing more of a socket that was closed', async () => {
    await connect();
    const old = signalling.last;
    session.leave();
    old.emit({ name: 'room:closed', payload: { reason: 'ended' } });
    old.listener.onUp();
    expect(status()).toBe('left');
  });
});

it('asks for one negotiation after the other, not for a flood of them, while no peer can be made', async () => {
  peers.problem = new Error('WebRTC is switched off');
  await join();
  startNegotiation();
  for (let second = 0; second < 30; second++) {
    await clock.pass(1_000);
    const asked = signalling.last.asked('negotiation:restart').length;
    if (asked > 0) startNegotiation(`negotiation ${asked}`);
  }
  expect(signalling.last.asked('negotiation:restart').length).toBeLessThanOrEqual(4);
  expect(signalling.last.asked('negotiation:restart').length).toBeGreaterThan(0);
});

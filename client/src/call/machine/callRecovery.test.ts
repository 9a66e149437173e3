import type { IceConfig } from '@preproom/models/contract/room/ice';
import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../lib/testing/fakeClock.ts';
import { CallHarness, NOTHING_KEPT, seat } from '../testing/callHarness.ts';
import { NEGOTIATION_ID } from '../testing/roomFixtures.ts';

const negotiationId = NEGOTIATION_ID;

let call: CallHarness;
beforeEach(() => {
  call = new CallHarness();
});

describe('signals', () => {
  const signal = { type: 'ice-restart', attempt: 1 } as const;
  const written = JSON.stringify({ negotiationId, signal });

  it('go over the peer, too, so that the service is not needed for them', async () => {
    await call.connect();
    call.peers.last.hasChannel = true;
    call.signalling.last.down();
    call.peers.last.options.listener.onSignal(signal);
    expect(call.peers.last.messages).toEqual([written]);
    call.signalling.last.up();
    await settled();
    call.peers.last.options.listener.onSignal(signal);
    expect(call.peers.last.messages).toHaveLength(2);
    expect(call.signalling.last.asked('signal:send')).toEqual([{ negotiationId, signal }]);
  });

  it('that come over the peer reach it; rubbish and other negotiations do not', async () => {
    await call.connect();
    const { listener } = call.peers.last.options;
    listener.onMessage(written);
    listener.onMessage('rubbish');
    listener.onMessage(JSON.stringify({ negotiationId: NEGOTIATION_ID.replace('1', '2'), signal }));
    expect(call.peers.last.signals).toEqual([signal]);
  });
});

it('restarts ICE when the network changes', async () => {
  await call.connect();
  call.network.change();
  await call.clock.pass(300);
  expect(call.peers.last.iceRestarts).toBe(1);
});

describe('ICE servers', () => {
  const inMinutes = (minutes: number) => new Date(call.clock.now() + minutes * 60_000).toISOString();
  const fresh = { iceServers: [], relayOnly: false, expiresAt: null };

  async function joinWithKeysFor(minutes: number): Promise<void> {
    await call.join({ ...seat, ice: { ...seat.ice, expiresAt: inMinutes(minutes) } });
    call.startNegotiation();
    await settled();
  }

  it('are used as the lobby brought them while they last', async () => {
    await joinWithKeysFor(5);
    expect(call.peers.last.options.ice.iceServers).toEqual(seat.ice.iceServers);
  });

  it('are renewed before a negotiation that they would not outlast; signals wait meanwhile', async () => {
    let answer = (_: IceConfig) => {};
    call.freshIce = () => new Promise((resolve) => (answer = resolve));
    await joinWithKeysFor(1);
    const payload = { negotiationId, signal: { type: 'offer', sdp: 'v=0', attempt: 1 } } as const;
    call.signalling.last.emit({ name: 'signal:received', payload });
    expect(call.peers.opened).toEqual([]);
    answer(fresh);
    await settled();
    expect(call.peers.last.options.ice).toEqual(fresh);
    expect(call.peers.last.signals).toEqual([payload.signal]);
    // The limit of the negotiation, and the connection monitor's own every second.
    expect(call.clock.running).toBe(2);
  });

  it.each([
    ['are refused', () => Promise.reject(new Error('unavailable'))],
    ['do not come', () => new Promise<never>(() => {})],
  ])('stay the old ones when fresh ones %s', async (_, answer) => {
    call.freshIce = answer;
    await joinWithKeysFor(1);
    await call.clock.pass(2_000);
    await settled();
    expect(call.peers.last.options.ice.iceServers).toEqual(seat.ice.iceServers);
  });

  it('that the person chooses in the call are tried at once where there is no connection', async () => {
    await joinWithKeysFor(5);
    call.session.changeIce(fresh);
    expect(call.signalling.last.asked('negotiation:restart')).toEqual([{ negotiationId }]);
    call.startNegotiation('next');
    await settled();
    expect(call.peers.last.options.ice).toEqual(fresh);
  });

  it('that the person chooses leave a connection alone until there has to be another', async () => {
    await call.connect();
    call.session.changeIce(fresh);
    expect(call.signalling.last.asked('negotiation:restart')).toEqual([]);
    call.peers.last.options.listener.onClosed();
    call.startNegotiation('next');
    await settled();
    expect(call.peers.last.options.ice).toEqual(fresh);
  });

  it('that come after the call was left open nothing', async () => {
    let answer = (_: IceConfig) => {};
    call.freshIce = () => new Promise((resolve) => (answer = resolve));
    await joinWithKeysFor(1);
    call.session.leave();
    answer(fresh);
    await settled();
    expect(call.peers.opened).toEqual([]);
    expect(call.kept).toEqual(NOTHING_KEPT);
  });
});

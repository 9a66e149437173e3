import { LIVE_TOPICS } from '@preproom/models/contract/room/signalling';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, settled } from '../lib/testing/fakeClock.ts';
import type { CallSession } from './callPorts.ts';
import type { LocalMedia } from './media/localMedia.ts';
import { CallHarness } from './testing/callHarness.ts';
import type { FakePeers, FakeSignalling } from './testing/fakePorts.ts';
import { chatMessage, mentor, NEGOTIATION_ID, snapshot } from './testing/roomFixtures.ts';

const negotiationId = NEGOTIATION_ID;

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
const status = () => session.get().call.status;
const chatTexts = () => session.get().chat.map(({ text, state }) => [text, state]);

describe('a lost seat', () => {
  it.each(['chat:send', 'media:change', 'signal:send'] as const)(
    'is taken again, with the peer, when the answer to %s says that it is gone',
    async (request) => {
      await connect();
      signalling.refusals = { [request]: 'not_in_room' };
      session.sendChat('hello');
      media.setMuted(true);
      peers.last.options.listener.onSignal({ type: 'ice-restart', attempt: 1 });
      await settled();
      const joins = signalling.last.asked('room:join');
      expect(joins).toHaveLength(2);
      expect(joins[1]).toMatchObject({ negotiationId });
      expect(session.get().call).toMatchObject({ status: 'connected', signalling: 'joined' });
      expect(peers.alive).toHaveLength(1);
    },
  );

  it('in a room that is over ends the call', async () => {
    await connect();
    signalling.refusals = { 'signal:send': 'not_in_room', 'room:join': 'room_not_open' };
    peers.last.options.listener.onSignal({ type: 'ice-restart', attempt: 1 });
    await settled();
    expect(session.get().call).toEqual({ status: 'ended', reason: 'closed_meanwhile' });
  });

  it('has the data of the room fetched again, which may have changed meanwhile', async () => {
    await connect();
    expect(call.changedData).toEqual([]);
    signalling.last.down();
    signalling.last.up();
    await settled();
    expect(call.changedData).toEqual([...LIVE_TOPICS]);
  });
});

describe('a lost socket', () => {
  it('keeps the peer and rejoins with its negotiation', async () => {
    await connect();
    signalling.last.down();
    await clock.pass(30_000);
    expect(peers.alive).toHaveLength(1);
    expect(status()).toBe('connected');
    signalling.last.up();
    await settled();
    expect(signalling.last.asked('room:join').at(-1)).toMatchObject({ negotiationId });
    expect(peers.opened).toHaveLength(1);
  });

  it.each(['onConnected', 'onClosed'] as const)(
    'comes back into the room after a refused rejoin, whatever the peer does meanwhile: %s',
    async (happens) => {
      await connect();
      peers.last.options.listener.onDisconnected();
      signalling.last.down();
      signalling.refusals = { 'room:join': 'unavailable' };
      signalling.last.up();
      await settled();
      signalling.refusals = {};
      peers.last.options.listener[happens]();
      await clock.pass(20_000);
      expect(session.get().call).toMatchObject({ signalling: 'joined' });
    },
  );

  it('delivers what was written meanwhile once, in order, and says how long it waited', async () => {
    await connect();
    signalling.last.down();
    session.sendChat('one');
    await clock.pass(3_000);
    session.sendChat('two');
    expect(chatTexts()).toEqual([
      ['one', 'waiting'],
      ['two', 'waiting'],
    ]);
    signalling.last.up();
    await settled();
    await settled();
    expect(signalling.last.asked('chat:send')).toEqual([
      { id: 'id-1', text: 'one', waitedMs: 3_000 },
      { id: 'id-2', text: 'two' },
    ]);
    expect(chatTexts()).toEqual([
      ['one', 'sent'],
      ['two', 'sent'],
    ]);
  });
});

it('shows each message once, whichever way it comes', async () => {
  signalling.snapshot = snapshot({ chat: [chatMessage()] });
  await join();
  signalling.last.emit({ name: 'chat:sent', payload: chatMessage() });
  signalling.last.emit({ name: 'chat:sent', payload: chatMessage({ id: 'other', text: 'Second' }) });
  expect(chatTexts()).toEqual([
    ['Hello', 'sent'],
    ['Second', 'sent'],
  ]);
});

it('carries what is switched on and off to the peer and to the service', async () => {
  await connect();
  await media.setCamera(false);
  await media.shareScreen();
  await settled();
  expect(peers.last.tracks.video).toBe(media.outgoing().video);
  expect(signalling.last.asked('media:change').at(-1)).toMatchObject({ camera: false, screen: true });
});

it('tells again what the service could not take', async () => {
  await connect();
  signalling.refusals = { 'media:change': 'too_many_requests' };
  media.setMuted(true);
  await settled();
  signalling.refusals = {};
  await clock.pass(2_000);
  await settled();
  expect(signalling.last.asked('media:change')).toHaveLength(2);
});

it('opens one peer after the other, and a late one not at all', async () => {
  await join();
  startNegotiation();
  startNegotiation('next');
  await settled();
  expect(peers.opened).toHaveLength(2);
  expect(peers.alive).toHaveLength(1);
  expect(session.get().call).toMatchObject({ negotiation: { id: 'next', link: 'connecting' } });
});

it('keeps the last stream while reconnecting, and forgets it when the other one leaves', async () => {
  await connect();
  const stream = { id: 'stream' } as MediaStream;
  peers.last.options.listener.onStream(stream);
  peers.last.options.listener.onClosed();
  expect(session.remoteStream()).toBe(stream);
  signalling.last.emit({ name: 'participant:left', payload: { _id: mentor()._id, reason: 'left' } });
  expect(session.remoteStream()).toBeNull();
});

it('passes readings on, and refuses them while the socket is away', async () => {
  await connect();
  const batch = {} as Parameters<CallSession['sendReadings']>[0];
  await expect(session.sendReadings(batch)).resolves.toEqual({ lastSeq: 3, duplicate: false });
  signalling.last.down();
  await expect(session.sendReadings(batch)).rejects.toMatchObject({ code: 'unavailable' });
});

describe('what the service is told of the call', () => {
  const told = () => signalling.last.asked('call:report');

  it('is how the negotiation ended and when the first frame showed', async () => {
    await connect();
    await clock.pass(300);
    session.noteFrame();
    session.noteFrame();
    await settled();
    expect(told()).toEqual([
      { type: 'negotiation', outcome: 'connected', route: 'unknown' },
      { type: 'first_frame', ms: 300 },
    ]);
  });

  it('is nothing that a call would fail for', async () => {
    signalling.refusals = { 'call:report': 'too_many_requests' };
    await connect();
    session.noteFrame();
    await settled();
    expect(status()).toBe('connected');
  });
});

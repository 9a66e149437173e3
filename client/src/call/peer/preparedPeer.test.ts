import type { Signal } from '@preproom/models/contract/room/signals';
import { beforeEach, expect, it } from 'vitest';
import { settled } from '../../lib/testing/fakeClock.ts';
import { NEXT_PEER_MS } from '../machine/recovery.ts';
import { CallHarness, seat } from '../testing/callHarness.ts';
import { mentor, NEGOTIATION_ID as negotiationId, snapshot } from '../testing/roomFixtures.ts';

const offer: Signal = { type: 'offer', sdp: 'v=0', attempt: 1 };
const candidate: Signal = { type: 'candidate', candidate: { candidate: 'host' }, attempt: 1 };

let call: CallHarness;
beforeEach(() => {
  call = new CallHarness();
});

const begin = (isInitiator = true) =>
  call.signalling.last.emit({ name: 'negotiation:started', payload: { negotiationId, isInitiator } });

it('the peer prepared while joining is the one that negotiates, and what it has said by then is sent', async () => {
  await call.join();
  const prepared = call.peers.last;
  prepared.options.listener.onSignal(offer);
  expect(call.signalling.last.asked('signal:send')).toEqual([]);
  begin();
  await settled();
  prepared.options.listener.onSignal(candidate);
  expect(call.peers.alive).toEqual([prepared]);
  const sent = [offer, candidate].map((signal) => ({ negotiationId, signal }));
  expect(call.signalling.last.asked('signal:send')).toEqual(sent);
});

it('it sends what is switched on when the negotiation begins', async () => {
  await call.join();
  await call.media.setCamera(false);
  begin();
  await settled();
  expect(call.peers.last.tracks).toMatchObject({ audio: { kind: 'audio' }, video: null });
});

it.each([
  ['the other side begins', () => begin(false)],
  [
    'the network has changed',
    () => {
      call.network.change();
      begin();
    },
  ],
])('it gives way to a fresh one when %s', async (_, change) => {
  await call.join();
  const prepared = call.peers.last;
  change();
  await settled();
  expect(prepared.isDestroyed).toBe(true);
  expect(call.peers.alive).toHaveLength(1);
});

it('it is let go when nobody is there to talk to', async () => {
  call.signalling.snapshot = snapshot({ other: mentor({ isPresent: false }) });
  await call.join();
  await settled();
  expect(call.peers.opened).toHaveLength(1);
  expect(call.peers.alive).toEqual([]);
});

it('one that has died meanwhile is replaced like any other', async () => {
  await call.join();
  call.peers.last.options.listener.onClosed();
  begin();
  await settled();
  await call.clock.pass(NEXT_PEER_MS);
  expect(call.signalling.last.asked('negotiation:restart')).toEqual([{ negotiationId }]);
});

it('none is made on the side that answers', async () => {
  await call.join({ ...seat, side: 'mentor' });
  expect(call.peers.opened).toEqual([]);
});

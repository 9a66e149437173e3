import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../lib/testing/fakeClock.ts';
import { CallHarness, NOTHING_KEPT, seat } from '../testing/callHarness.ts';
import { VirtualTime } from '../testing/virtualTime.ts';
import { isInRoom } from './callState.ts';

let call: CallHarness;
beforeEach(() => {
  call = new CallHarness();
});

describe('in the lobby', () => {
  it('connects ahead of the join, which then is one request', async () => {
    call.session.warm();
    call.signalling.last.up();
    expect(call.signalling.last.requests).toEqual([]);
    call.session.join(seat);
    expect(call.signalling.connections).toHaveLength(1);
    expect(call.signalling.last.requests.map(({ name }) => name)).toEqual(['room:join']);
  });

  it('keeps quiet about a service that is away, refuses or comes late', async () => {
    call.session.warm();
    call.signalling.last.up();
    call.signalling.last.down();
    call.signalling.last.listener.onRefused('signed_out');
    expect(call.session.get().call.status).toBe('idle');
    call.session.join(seat);
    expect(call.signalling.connections).toHaveLength(2);
    call.signalling.last.up();
    await settled();
    expect(call.session.get().call.status).toBe('connecting');
  });

  it('lets the connection go with the lobby', async () => {
    call.session.warm();
    call.signalling.last.up();
    call.session.leave();
    await settled();
    expect(call.kept).toEqual(NOTHING_KEPT);
  });
});

const RUNS = 300;
const STEPS = 25;
const firstSeed = Math.floor(Math.random() * 1e9);

/** Anything that a person, the service, a peer or time can do next. */
function next(
  { session, signalling, peers, media, network, clock }: CallHarness,
  random: VirtualTime,
): unknown {
  const connection = signalling.connections.at(-1);
  const listener = peers.opened.at(-1)?.options.listener;
  const negotiationId = crypto.randomUUID();
  const isInitiator = random.chance(0.5);
  return random.pick<() => unknown>([
    () => session.warm(),
    () => void media.start(),
    () => session.join(seat),
    () => session.leave(),
    () => session.rejoin(),
    () => session.takeOver(),
    () => connection?.up(),
    () => connection?.down(),
    () => connection?.emit({ name: 'negotiation:started', payload: { negotiationId, isInitiator } }),
    () => connection?.emit({ name: 'room:replaced', payload: undefined }),
    () => listener?.onConnected(),
    () => listener?.onDisconnected(),
    () => listener?.onClosed(),
    () => network.change(),
    () => settled(),
    () => clock.pass(random.upTo(10_000)),
  ])();
}

it(`lets everything go after any order of joining and leaving; seed ${firstSeed}`, async () => {
  for (let seed = firstSeed; seed < firstSeed + RUNS; seed++) {
    const random = new VirtualTime(seed);
    const harness = new CallHarness();
    for (let i = 0; i < STEPS; i++) {
      await next(harness, random);
      // One that opens too late is closed as soon as it is there.
      if (random.chance(0.5)) continue;
      await settled();
      expect(harness.peers.alive.length, `seed ${seed}`).toBeLessThanOrEqual(1);
      expect(harness.kept.connections, `seed ${seed}`).toBeLessThanOrEqual(2);
    }
    // The end of a call lets its devices go; those of a lobby are the page's own.
    const { call: state } = harness.session.get();
    if (state.status !== 'joining' && !isInRoom(state)) harness.media.stop();
    harness.session.leave();
    // The goodbye of a page that cannot reach the service is given up by then.
    await harness.clock.pass(10_000);
    await settled();
    expect(harness.kept, `seed ${seed}`).toEqual(NOTHING_KEPT);
  }
});

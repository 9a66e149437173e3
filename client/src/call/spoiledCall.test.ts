import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../lib/testing/fakeClock.ts';
import { CallHarness } from './testing/callHarness.ts';

let call: CallHarness;
beforeEach(() => {
  call = new CallHarness();
});

describe('somebody who spoils the call', () => {
  it('by ending every connection before it is up makes neither a flood of requests nor of peers', async () => {
    await call.join();
    call.startNegotiation();
    await settled();
    for (let moment = 0; moment < 500; moment++) {
      call.peers.last.options.listener.onClosed();
      const asked = call.signalling.last.asked('negotiation:restart').length;
      if (asked > 0) call.startNegotiation(`negotiation ${asked}`);
      await call.clock.pass(20);
    }
    expect(call.peers.opened.length).toBeGreaterThan(10);
    expect(call.peers.opened.length).toBeLessThanOrEqual(21);
    expect(call.signalling.last.asked('negotiation:restart').length).toBeLessThanOrEqual(21);
  });

  it('by asking for one attempt after the other does not make it send more than the service takes', async () => {
    await call.connect();
    for (let i = 0; i < 5_000; i++) {
      call.peers.last.options.listener.onSignal({ type: 'ice-restart', attempt: 1 });
      if (i % 100 === 0) await call.clock.pass(100);
    }
    const sent = call.signalling.last.asked('signal:send').length;
    expect(sent).toBeGreaterThanOrEqual(150);
    expect(sent).toBeLessThanOrEqual(150);
    await call.clock.pass(10_000);
    call.peers.last.options.listener.onSignal({ type: 'ice-restart', attempt: 2 });
    expect(call.signalling.last.asked('signal:send')).toHaveLength(sent + 1);
  });
});

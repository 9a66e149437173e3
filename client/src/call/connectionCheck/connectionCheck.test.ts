import type { IceConfig } from '@preproom/models/contract/room/ice';
import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../lib/testing/fakeClock.ts';
import { createLocalMedia, type LocalMedia } from '../media/localMedia.ts';
import { FakeConnectionCheck } from '../testing/fakeConnectionCheck.ts';
import { FakeMedia } from '../testing/fakeMedia.ts';
import { type ConnectionCheckRun, createConnectionCheck } from './connectionCheck.ts';

const STUN = { urls: ['stun:stun.example'] };
const TURN = { urls: ['turn:turn.example'], username: '1:a', credential: 'key' };
const ice = (...iceServers: IceConfig['iceServers']): IceConfig => ({
  iceServers,
  relayOnly: false,
  expiresAt: null,
});

let outside: FakeConnectionCheck;
let media: LocalMedia;
let check: ConnectionCheckRun;

const result = () => check.get().result;

/** Starts, and lets the server answer after so long. */
async function start(config: IceConfig = ice(STUN, TURN), answerMs = 40): Promise<void> {
  outside.signalling.answer = async () => outside.clock.pass(answerMs);
  check.start(config);
  outside.signalling.last.up();
  for (let i = 0; i < 5; i++) await settled();
}

beforeEach(async () => {
  outside = new FakeConnectionCheck();
  media = createLocalMedia(new FakeMedia());
  await media.start();
  check = createConnectionCheck(outside.ports, media);
});

describe('the connection check', () => {
  it('goes through every step, and stores the result once it knows everything', async () => {
    await start();
    expect(check.get().busy).toEqual(['microphone', 'camera']);
    expect(outside.stored).toEqual([]);
    outside.speak();
    outside.show({ mean: 120, spread: 30 });
    expect(result()).toEqual({
      server: 'quick',
      roundTripMs: 40,
      stun: 'found',
      relay: 'works',
      speed: 'video',
      speedKbps: 2_400,
      speedOver: 'relay',
      microphone: 'heard',
      camera: 'bright',
    });
    expect(outside.stored).toEqual([result()]);
  });

  it('shows each step as it goes', async () => {
    check.start(ice(STUN, TURN));
    expect(check.get().busy).toContain('server');
    expect(result().server).toBe('unknown');
    outside.signalling.last.up();
    await settled();
    expect(check.get().busy).not.toContain('server');
  });

  it('says that the server does not answer, and goes on', async () => {
    check.start(ice(TURN));
    await outside.clock.pass(8_000);
    expect(result()).toMatchObject({ server: 'unreachable', roundTripMs: null, relay: 'works' });
    expect(outside.signalling.last.isClosed).toBe(true);
  });

  it('says that the server refuses the login', async () => {
    check.start(ice());
    outside.signalling.last.listener.onRefused('signed_out');
    await settled();
    expect(result().server).toBe('unreachable');
  });

  it('asks for no public address where none is set up, on this machine, or where everything is relayed', async () => {
    await start(ice(TURN));
    expect(result().stun).toBe('not_needed');
    await start({ ...ice(STUN, TURN), relayOnly: true });
    expect(result().stun).toBe('not_needed');
    outside.ports.isOnThisMachine = () => true;
    await start(ice(STUN));
    expect(result()).toMatchObject({ stun: 'not_needed', relay: 'not_configured' });
  });

  it('measures the speed through the relay, or else of the device alone', async () => {
    await start(ice(TURN));
    await start(ice());
    expect(outside.loops.map(({ relayOnly }) => relayOnly)).toEqual([true, false]);
    expect(result().speedOver).toBe('device');
  });

  it('does not measure the speed through a relay that refuses', async () => {
    outside.relay = { hasFound: false, errorCodes: [401] };
    await start();
    expect(result()).toMatchObject({ relay: 'refused', speed: 'not_measured' });
    expect(outside.loops).toEqual([]);
  });

  it('says when the loop does not come up', async () => {
    outside.speed = () => Promise.reject(new Error('no path'));
    await start();
    expect(result()).toMatchObject({ speed: 'failed', speedKbps: null });
  });

  it('asks before it spends data that the person pays for', async () => {
    outside.isMetered = true;
    await start();
    expect(check.get().asksBeforeSpeed).toBe(true);
    expect(result().speed).toBe('not_measured');
    expect(outside.loops).toEqual([]);
    check.measureSpeed();
    await settled();
    expect(check.get().asksBeforeSpeed).toBe(false);
    expect(result().speed).toBe('video');
  });

  it('costs nothing to measure the device alone', async () => {
    outside.isMetered = true;
    await start(ice());
    expect(result().speed).toBe('video');
  });
});

describe('microphone and camera', () => {
  it('silence is said after a while, and taken back when somebody speaks', async () => {
    await start();
    for (const tell of outside.levels) tell(0.01);
    await outside.clock.pass(8_000);
    expect(result().microphone).toBe('silent');
    outside.speak();
    expect(result().microphone).toBe('heard');
    expect(outside.levels.size).toBe(0);
  });

  it('no silence is said while the browser lets no sound through', async () => {
    await start();
    await outside.clock.pass(60_000);
    expect(result().microphone).toBe('unknown');
  });

  it('darkness is taken back when there is light', async () => {
    await start();
    outside.show({ mean: 20, spread: 15 });
    expect(result().camera).toBe('dark');
    outside.show({ mean: 120, spread: 30 });
    expect(result().camera).toBe('bright');
    expect(outside.lights.size).toBe(0);
  });

  it('begin anew with another device', async () => {
    await start();
    outside.speak();
    expect(result().microphone).toBe('heard');
    await media.chooseDevice('microphone', 'headset');
    expect(result().microphone).toBe('unknown');
    outside.speak();
    expect(result().microphone).toBe('heard');
  });

  it('switched off by the person is nothing to worry about', async () => {
    await start();
    media.setMuted(true);
    await media.setCamera(false);
    expect(result()).toMatchObject({ microphone: 'off', camera: 'off' });
    expect([outside.levels.size, outside.lights.size]).toEqual([0, 0]);
  });

  it('that cannot be had are said to be missing', async () => {
    const port = new FakeMedia();
    port.problems = { microphone: 'denied', camera: 'not_found' };
    media = createLocalMedia(port);
    await media.start();
    check = createConnectionCheck(outside.ports, media);
    await start();
    expect(result()).toMatchObject({ microphone: 'unavailable', camera: 'unavailable' });
  });
});

describe('the end of a check', () => {
  it('lets everything go, and stores what was known', async () => {
    let answer = (_: number) => {};
    outside.speed = () => new Promise((resolve) => (answer = resolve));
    await start();
    check.stop();
    expect(outside.loops.at(-1)?.signal.aborted).toBe(true);
    expect([outside.levels.size, outside.lights.size, outside.clock.running]).toEqual([0, 0, 0]);
    expect(outside.signalling.connections.every(({ isClosed }) => isClosed)).toBe(true);
    expect(outside.stored).toEqual([expect.objectContaining({ server: 'quick', speed: 'unknown' })]);
    answer(2_000);
    await settled();
    expect(result().speed).toBe('unknown');
    expect(outside.stored).toHaveLength(1);
  });

  it('stores nothing twice, and nothing when nothing was found', async () => {
    check.start(ice());
    check.stop();
    expect(outside.stored).toEqual([]);
    await start();
    outside.speak();
    outside.show({ mean: 120, spread: 30 });
    check.stop();
    check.stop();
    expect(outside.stored).toHaveLength(1);
  });

  it('may be followed by another one, with nothing left of the first', async () => {
    await start();
    outside.speak();
    check.start(ice());
    expect(result().microphone).toBe('unknown');
    expect(outside.levels.size).toBe(1);
  });
});

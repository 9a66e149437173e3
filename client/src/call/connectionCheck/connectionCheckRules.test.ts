import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import { describe, expect, it } from 'vitest';
import {
  createHearing,
  createLightRule,
  relayVerdict,
  serverVerdict,
  speedVerdict,
  stepsThatNeedCare,
  stunVerdict,
} from './connectionCheckRules.ts';

describe('verdicts', () => {
  it.each([
    [0, 'quick'],
    [300, 'quick'],
    [301, 'slow'],
  ] as const)('a server that answers in %i ms is %s', (ms, verdict) => {
    expect(serverVerdict(ms)).toBe(verdict);
  });

  it.each([
    [2_500, 'video'],
    [1_000, 'video'],
    [999, 'small_video'],
    [250, 'small_video'],
    [249, 'sound'],
    [80, 'sound'],
    [79, 'too_slow'],
    [0, 'too_slow'],
  ] as const)('%i kbit/s are %s', (kbps, verdict) => {
    expect(speedVerdict(kbps)).toBe(verdict);
  });

  it.each([
    [true, [], 'works'],
    // One of several addresses is enough.
    [true, [701, 401], 'works'],
    [false, [401], 'refused'],
    [false, [701, 403], 'refused'],
    [false, [486], 'busy'],
    [false, [508], 'busy'],
    [false, [701], 'unreachable'],
    [false, [], 'unreachable'],
  ] as const)('a relay that gave a path: %s, with errors %j, %s', (hasFound, errorCodes, verdict) => {
    expect(relayVerdict({ hasFound, errorCodes: [...errorCodes] })).toBe(verdict);
  });

  it('a page whose own address is public gets no candidate, and no error', () => {
    expect(stunVerdict({ hasFound: false, errorCodes: [] })).toBe('found');
    expect(stunVerdict({ hasFound: true, errorCodes: [701] })).toBe('found');
    expect(stunVerdict({ hasFound: false, errorCodes: [701] })).toBe('unreachable');
  });
});

describe('the microphone', () => {
  const hears = (levels: number[]) => {
    const isHeard = createHearing();
    return levels.some((level) => isHeard(level));
  };

  it('hears a spoken word', () => expect(hears(Array(10).fill(0.3))).toBe(true));
  it('hears words with pauses between them', () => {
    expect(hears(Array.from({ length: 20 }, (_, i) => (i % 3 === 0 ? 0.3 : 0)))).toBe(true);
  });
  it("does not take a quiet room's hum for a voice", () => expect(hears(Array(600).fill(0.1))).toBe(false));
  it('does not take a knock for a voice', () => expect(hears([0, 0.9, 0.9, 0.4, 0, 0])).toBe(false));
});

describe('the camera', () => {
  const after = (frames: number, mean: number, spread = 20) => {
    const verdictOn = createLightRule();
    return Array.from({ length: frames }, () => verdictOn({ mean, spread })).at(-1);
  };

  it('is bright enough after a second of light', () => {
    expect(after(4, 120)).toBeNull();
    expect(after(5, 120)).toBe('bright');
  });
  it('is called dark only once it has had time to open up', () => {
    expect(after(9, 30)).toBeNull();
    expect(after(10, 30)).toBe('dark');
  });
  it('is bright as soon as a lamp is switched on', () => {
    const verdictOn = createLightRule();
    for (let i = 0; i < 20; i++) verdictOn({ mean: 20, spread: 20 });
    const verdicts = Array.from({ length: 5 }, () => verdictOn({ mean: 110, spread: 20 }));
    expect(verdicts.at(-1)).toBe('bright');
  });
  it('is covered when there is black and nothing in it', () => {
    expect(after(10, 3, 1)).toBe('covered');
    expect(after(10, 12, 25)).toBe('dark');
  });
});

describe('what needs care', () => {
  const well: ConnectionCheck = {
    server: 'quick',
    roundTripMs: 30,
    stun: 'found',
    relay: 'works',
    speed: 'video',
    speedKbps: 2_400,
    speedOver: 'relay',
    microphone: 'heard',
    camera: 'bright',
  };

  it('nothing where all is well, unknown, not needed, or the wish of the person', () => {
    expect(stepsThatNeedCare(well)).toEqual([]);
    expect(
      stepsThatNeedCare({
        ...well,
        server: 'unknown',
        stun: 'not_needed',
        relay: 'not_configured',
        speed: 'not_measured',
        microphone: 'off',
        camera: 'off',
      }),
    ).toEqual([]);
  });

  it('everything that is worse, in the order of the list', () => {
    const bad = {
      server: 'slow',
      relay: 'refused',
      speed: 'sound',
      microphone: 'silent',
      camera: 'dark',
    } as const;
    expect(stepsThatNeedCare({ ...well, ...bad })).toEqual([
      'server',
      'relay',
      'speed',
      'microphone',
      'camera',
    ]);
  });
});

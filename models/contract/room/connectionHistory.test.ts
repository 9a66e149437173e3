import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createConnectionHistory } from '../testing/connectionHistories.ts';
import { type ConnectionHistory, joinHistories, qualityPoints } from './connectionHistory.ts';

/** Round numbers make sums and means easy to check. */
const PART = createConnectionHistory({
  secondsInRoom: 100,
  secondsConnected: 100,
  longestInterruptionMs: 3_000,
  roundTripMs: { median: 40, worstTenth: 80 },
  lostPerMille: { sent: 0, received: 10 },
  secondsReduced: 10,
  sentBytes: 1_000,
  receivedBytes: 2_000,
  quality: [3, 3],
});

describe('the parts of a history', () => {
  it('are none, or the one that there is', () => {
    expect(joinHistories([])).toBeNull();
    expect(joinHistories([PART])).toEqual(PART);
  });

  it('are added up, and means weigh by the time connected', () => {
    const second: ConnectionHistory = {
      ...PART,
      secondsConnected: 300,
      longestInterruptionMs: 9_000,
      roundTripMs: { median: 80, worstTenth: 400 },
      lostPerMille: { sent: 4, received: 50 },
      route: 'relay',
      quality: [1, 1],
    };
    expect(joinHistories([PART, second])).toEqual({
      secondsInRoom: 200,
      secondsConnected: 400,
      interruptions: 2,
      longestInterruptionMs: 9_000,
      reconnects: 2,
      route: 'relay',
      roundTripMs: { median: 70, worstTenth: 320 },
      lostPerMille: { sent: 3, received: 40 },
      secondsReduced: 20,
      secondsSoundOnly: 0,
      secondsDataSaver: 0,
      sentBytes: 2_000,
      receivedBytes: 4_000,
      quality: [3, 1, 1, 1],
    });
  });

  it('a page load that never connected changes neither means nor route', () => {
    const alone = { ...PART, secondsConnected: 0, route: null, roundTripMs: null, quality: [] };
    expect(joinHistories([PART, alone])).toMatchObject({
      route: 'direct',
      roundTripMs: { median: 40, worstTenth: 80 },
      quality: [3, 3],
    });
  });
});

describe('the strip', () => {
  it('has at most sixty points, each of a grade that was there', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6_000 }), (grades) => {
        const points = qualityPoints(grades);
        expect(points).toHaveLength(Math.min(60, grades.length));
        for (const point of points) expect(grades).toContain(point);
      }),
    );
  });

  it('one bad second does not colour a minute, a quarter of it does', () => {
    const minute = (bad: number) => [...Array(bad).fill(0), ...Array(60 - bad).fill(3)];
    const hour = (bad: number) => Array.from({ length: 60 }, () => minute(bad)).flat();
    expect(new Set(qualityPoints(hour(1)))).toEqual(new Set([3]));
    expect(new Set(qualityPoints(hour(16)))).toEqual(new Set([0]));
  });
});

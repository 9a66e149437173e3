import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAR_CRITERIA } from '../catalogues/criteria.ts';
import { aRatedSession, risingSessions, someRatings } from '../testing/performanceSessions.ts';
import { CRITERION_GROUPS } from './criterionGroups.ts';
import { groupAverage } from './groupAverage.ts';
import { areasOf, compareWithFirst, levelOf, ratedSessions, trendOf } from './progress.ts';

const stars = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 60 });

describe('the groups', () => {
  it('have every starred criterion once', () => {
    expect(Object.values(CRITERION_GROUPS).flat().sort()).toEqual([...STAR_CRITERIA].sort());
  });

  it('are averaged over what was rated', () => {
    const ratings = { 'Time Management': 2, 'Stress Handling': 5 };
    expect(groupAverage('pressure', ratings)).toBe(3.5);
    expect(groupAverage('pressure', { 'Time Management': 2 })).toBe(2);
    expect(groupAverage('pressure', {})).toBeNull();
  });
});

describe('level and trend', () => {
  it.each([
    [[], null, null],
    [[4], 4, null],
    [[2, 4], 3, 'up'],
    [[4, 2], 3, 'down'],
    [[3, 3], 3, 'steady'],
    [[1, 5, 5, 5], 5, 'up'],
    [[1, 3, 3, 3, 4, 4, 4], 4, 'up'],
    // The one of long ago is out of the window.
    [[1, 4, 4, 4, 4, 4, 4], 4, 'steady'],
  ] as const)('of %j are %s and %s', (values, level, trend) => {
    expect(levelOf(values)).toBe(level);
    expect(trendOf(values)).toBe(trend);
  });

  it('stay within the scale, and a reversed history has the opposite trend', () => {
    const opposite = { up: 'down', down: 'up', steady: 'steady' } as const;
    fc.assert(
      fc.property(stars, (values) => {
        const level = levelOf(values);
        if (level !== null) expect(level >= 1 && level <= 5).toBe(true);
        const latest = values.slice(-6);
        const trend = trendOf(latest);
        expect(trendOf(latest.toReversed())).toBe(trend && opposite[trend]);
      }),
    );
  });
});

describe('strongest and weakest', () => {
  it('are those above and below the own average, with the ratings that say so', () => {
    const sessions = risingSessions(10);
    const { strongest, weakest } = areasOf(sessions);
    expect(strongest[0]).toMatchObject({ criterion: 'Communication Skills', level: 5, trend: 'steady' });
    expect(weakest.map(({ criterion }) => criterion)).toEqual(['Time Management']);
    expect(weakest[0]?.evidence).toEqual(sessions.slice(-3).map((session) => ({ session, stars: 1 })));
  });

  it('are none where all is even, and none without ratings', () => {
    expect(areasOf([aRatedSession(0)])).toEqual({ strongest: [], weakest: [] });
    expect(areasOf([])).toEqual({ strongest: [], weakest: [] });
    expect(areasOf([aRatedSession(0, {})])).toEqual({ strongest: [], weakest: [] });
  });

  it('prefer a falling criterion among equally weak ones', () => {
    const first = someRatings(4, { 'Stress Handling': 3, 'Time Management': 1 });
    const second = someRatings(4, { 'Stress Handling': 1, 'Time Management': 3 });
    const { weakest } = areasOf([aRatedSession(0, first), aRatedSession(1, second)]);
    expect(weakest.map(({ criterion }) => criterion)).toEqual(['Stress Handling', 'Time Management']);
  });

  it('never share a criterion, and are at most three each', () => {
    const ratings = fc.record(
      Object.fromEntries(STAR_CRITERIA.map((name) => [name, fc.integer({ min: 1, max: 5 })])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(ratings, { maxLength: 8 }), (all) => {
        const { strongest, weakest } = areasOf(all.map((one, n) => aRatedSession(n, one)));
        const names = [...strongest, ...weakest].map(({ criterion }) => criterion);
        expect(new Set(names).size).toBe(names.length);
        expect(strongest.length <= 3 && weakest.length <= 3).toBe(true);
      }),
    );
  });
});

describe('the comparison with the first session', () => {
  it('needs two sessions with feedback', () => {
    expect(compareWithFirst([])).toBeNull();
    expect(compareWithFirst([aRatedSession(0)])).toBeNull();
  });

  it('has the index and the groups that both sessions have', () => {
    const [first, latest] = [aRatedSession(0, someRatings(2)), aRatedSession(1, { 'Time Management': 4 })];
    const comparison = compareWithFirst([first, latest]);
    expect(comparison).toMatchObject({ first, latest, index: null });
    expect(comparison?.groups).toEqual([{ group: 'pressure', first: 2, latest: 4 }]);
  });

  it('leaves out sessions without feedback', () => {
    const waiting = { ...aRatedSession(2), feedback: null };
    const [first, latest] = [aRatedSession(0, someRatings(2)), aRatedSession(1, someRatings(3))];
    expect(compareWithFirst(ratedSessions([first, latest, waiting]))?.latest).toBe(latest);
  });
});

import { INDEX_CRITERION, STAR_CRITERIA } from '../catalogues/criteria.ts';
import { DAY_MS } from '../http/durations.ts';
import type { PerformanceSession } from '../reports/performance.ts';
import type { RatedSession, Ratings } from '../reports/progress.ts';
import { ROUNDS } from '../sessions/rounds.ts';

const FIRST_DAY_MS = Date.parse('2026-09-01T13:00:00.000Z');
const MENTOR_ID = '0000000000000000000000b1';

/** The same stars for every criterion, and the index; `change` replaces some. */
export function someRatings(stars: number, change: Ratings = {}): Ratings {
  const all = Object.fromEntries(STAR_CRITERIA.map((criterion) => [criterion, stars]));
  return { ...all, [INDEX_CRITERION]: 2 * stars, ...change };
}

/** The nth done session of a learner, a week after the one before, with these ratings. */
export function aRatedSession(
  n: number,
  ratings: Ratings = someRatings(4),
  change: Partial<PerformanceSession> = {},
): RatedSession {
  const startsAt = new Date(FIRST_DAY_MS + n * 7 * DAY_MS).toISOString();
  return {
    roomid: `room${n}`.padEnd(12, '0'),
    round: ROUNDS[n % ROUNDS.length] ?? 'HR Round 1',
    isFree: n === 0,
    startsAt,
    mentorId: MENTOR_ID,
    mentorName: 'Meera Iyer',
    expression: null,
    speech: null,
    ...change,
    feedback: { submittedAt: startsAt, ratings, comments: {} },
  };
}

/** So many sessions in which everything slowly rises; the communication skills most, time management least. */
export function risingSessions(count: number): RatedSession[] {
  return Array.from({ length: count }, (_, n) => {
    const stars = Math.min(5, 2 + Math.floor((3 * n) / Math.max(1, count - 1)));
    return aRatedSession(n, someRatings(stars, { 'Communication Skills': 5, 'Time Management': 1 }));
  });
}

import { INDEX_CRITERION, STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Database } from '@preproom/models/db/database';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createRatedSession } from './ratedSessions.ts';
import { storeSegments } from './speech.ts';

const COUNT = 10;
const DAYS_BETWEEN = 6;

/**
 * Ten weeks of practice that begin with a free introduction: ratings rise and vary, technical knowledge stays behind, and half of the
 * sessions have readings, and all have talk time. The first comes first.
 */
export async function createTenSessions(
  database: Database,
  people: Pick<SessionDocument, 'learnerId' | 'mentorId'>,
): Promise<string[]> {
  const rooms: string[] = [];
  for (let n = 0; n < COUNT; n++) {
    const session = await createRatedSession(database, people, {
      daysAgo: (COUNT - n) * DAYS_BETWEEN,
      stars: 3,
      ratings: ratingsOf(n),
      session: {
        round: ROUNDS[n % ROUNDS.length] ?? 'HR Round 1',
        isFree: n === 0,
        expression: n % 2 === 0 ? null : expressionOf(n),
      },
    });
    const answers = Array.from({ length: 10 }, (_, i): [number, number] => [60_000 * i, 20_000 + 1_500 * n]);
    await storeSegments(
      ...([database, session, 'learner'] as const),
      answers.map(([start, length]) => [start, start + length, Math.round((length * (3.4 + n / 10)) / 1000)]),
    );
    await storeSegments(
      ...([database, session, 'mentor'] as const),
      answers.map(([start]) => [start + 40_000, start + 58_000 - 150 * n, 60]),
    );
    rooms.push(session.roomid);
  }
  return rooms;
}

function ratingsOf(n: number): Record<string, number> {
  const stars = STAR_CRITERIA.map((name, i) => [
    name,
    within(1, 5, 2 + Math.round(n / 4) + (((n + i * 3) % 5) >> 2)),
  ]);
  const weak = { 'Technical Knowlegde': within(1, 3, 1 + (n >> 2)), 'Subject Understanding': 2 };
  return {
    ...Object.fromEntries(stars),
    ...weak,
    [INDEX_CRITERION]: within(1, 10, 4 + Math.round(n / 3) + (n % 2)),
  };
}

const within = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));

function expressionOf(n: number): SessionDocument['expression'] {
  const sum = [500 + 10 * n, 3_000 - 150 * n, 3_500 + 150 * n, 5_000, 800];
  return { sum, n: n === 1 ? 40 : 900, algo: 'er-1', spanSeconds: 450 };
}

import type { MockResult } from '@preproom/models/contract/assessments/mockResult';
import type { MockOffer } from '@preproom/models/contract/assessments/mocks';
import { MOCK_TEST_IDS } from '@preproom/models/contract/assessments/mockTests';
import type { Database } from '@preproom/models/db/database';
import { canRetakeAt } from '../quizzes.ts';
import { settle } from './mocks.ts';
import type { MockAttempt } from './mockWork.ts';

type Latest = Pick<MockAttempt, '_id' | 'topic' | 'status' | 'startedAt' | 'result'>;

/** Each mock test with what the learner can do with it now. Tests whose time is over are closed first. */
export async function readMockOffers(
  database: Database,
  learnerId: string,
  nowMs: number,
): Promise<MockOffer[]> {
  const open = await database.assessmentAttempts
    .find({ learnerId, kind: 'mock', status: 'open' })
    .lean<MockAttempt[]>();
  await Promise.all(open.map((mock) => settle(database, mock, nowMs)));
  return Promise.all(
    MOCK_TEST_IDS.map(async (test) => {
      const own = { learnerId, kind: 'mock', topic: test } as const;
      const [latest, done] = await Promise.all([
        latestOf(database, own),
        latestOf(database, { ...own, result: { $ne: null } }),
      ]);
      const isOpen = latest?.status === 'open';
      return {
        test,
        openId: isOpen ? latest._id.toString() : null,
        canStartAt: latest && !isOpen ? (canRetakeAt(latest, nowMs)?.toISOString() ?? null) : null,
        last: (done?.result ?? null) as MockResult | null,
      };
    }),
  );
}

function latestOf({ assessmentAttempts }: Database, own: object): Promise<Latest | null> {
  return assessmentAttempts
    .findOne(own, { topic: 1, status: 1, startedAt: 1, result: 1 })
    .sort({ startedAt: -1 })
    .lean<Latest>();
}

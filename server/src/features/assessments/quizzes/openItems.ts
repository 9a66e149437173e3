import type { Database } from '@preproom/models/db/database';
import { isSectionOver, type MockAttempt, mockSections, openSection } from './mocks/mockWork.ts';
import { openItem, type QuizAttempt } from './quizWork.ts';
import { isLate } from './rules/timing.ts';

/**
 * The items whose answer the learner still owes to a quiz or a mock test. Nothing else may ask them meanwhile, because it would
 * show their key while the clock runs.
 */
export async function timedItems(database: Database, learnerId: string, nowMs: number): Promise<string[]> {
  const [quizzes, mocks] = await Promise.all([
    database.assessmentAttempts.find({ learnerId, kind: 'technical', status: 'open' }).lean<QuizAttempt[]>(),
    database.assessmentAttempts.find({ learnerId, kind: 'mock', status: 'open' }).lean<MockAttempt[]>(),
  ]);
  return [
    ...quizzes.flatMap((quiz) => openItem(quiz) ?? []).filter((item) => !isLate(item, nowMs)),
    ...mocks.flatMap((mock) => runningItems(mock, nowMs)),
  ].map(({ itemId }) => itemId);
}

function runningItems(mock: MockAttempt, nowMs: number) {
  const section = mockSections(mock)[openSection(mock)];
  return section && !isSectionOver(section, nowMs) ? section.items : [];
}

/** The items that practice has asked and that have no answer yet; a quiz that asked one could be answered from there. */
async function practisedItems({ topicPractices }: Database, learnerId: string): Promise<string[]> {
  const found = await topicPractices.find({ learnerId }, { current: 1, asked: 1, answered: 1 }).lean();
  return found.flatMap(({ current, asked, answered }) => (current && asked > answered ? current.itemId : []));
}

/** What a quiz or a mock test leaves out: what another one or practice asks at this moment. */
export async function askedElsewhere(
  database: Database,
  learnerId: string,
  nowMs: number,
): Promise<string[]> {
  const [timed, practised] = await Promise.all([
    timedItems(database, learnerId, nowMs),
    practisedItems(database, learnerId),
  ]);
  return [...timed, ...practised];
}

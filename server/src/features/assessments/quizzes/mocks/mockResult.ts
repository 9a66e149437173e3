import type { MockResult } from '@preproom/models/contract/assessments/mockResult';
import type { Outcome } from '@preproom/models/contract/assessments/quizzes';
import { bankItem } from '../quiz.present.ts';
import { isRightChoice } from '../rules/judge.ts';
import { type MockAttempt, type MockItem, mockSections, testOf } from './mockWork.ts';

export function outcomeOf({ itemId, order, choice }: MockItem): Outcome {
  if (choice === null) return 'skipped';
  return isRightChoice(bankItem({ itemId }), order, choice) ? 'right' : 'wrong';
}

/** Right answers by section, with the time that was used. Null if nothing was answered. */
export function mockResultOf(mock: MockAttempt): MockResult | null {
  const sections = mockSections(mock).map(({ section, count, items, startedAt, endedAt }) => ({
    section,
    // A section that was never begun has no items.
    of: items.length || count,
    answered: items.filter(({ choice }) => choice !== null).length,
    right: items.filter((item) => outcomeOf(item) === 'right').length,
    seconds: startedAt && endedAt ? Math.round((endedAt.getTime() - startedAt.getTime()) / 1_000) : 0,
  }));
  if (sections.every(({ answered }) => answered === 0)) return null;
  return { kind: 'mock', test: testOf(mock), sections };
}

/** Right answers of those given, by topic over the whole test, the weakest first. */
export function topicScores(mock: MockAttempt): { topic: string; right: number; of: number }[] {
  const items = mockSections(mock).flatMap((section) => section.items);
  const answered = items.filter(({ choice }) => choice !== null);
  const byTopic = Map.groupBy(answered, ({ itemId }) => bankItem({ itemId }).topic);
  return [...byTopic]
    .map(([topic, ones]) => ({
      topic,
      right: ones.filter((item) => outcomeOf(item) === 'right').length,
      of: ones.length,
    }))
    .toSorted((a, b) => a.right / a.of - b.right / b.of || a.topic.localeCompare(b.topic, 'en'));
}

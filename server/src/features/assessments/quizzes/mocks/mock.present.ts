import type { MockResult } from '@preproom/models/contract/assessments/mockResult';
import type { Mock } from '@preproom/models/contract/assessments/mocks';
import type { AnsweredItem } from '@preproom/models/contract/assessments/quizzes';
import type { Language } from '@preproom/models/contract/http/language';
import { found, showItem, withKey } from '../quiz.present.ts';
import { outcomeOf, topicScores } from './mockResult.ts';
import {
  type MockAttempt,
  type MockItem,
  type MockSectionWork,
  mockSections,
  openSection,
  sectionLeftMs,
  testOf,
} from './mockWork.ts';

/** The test as the learner may see it now: questions of the section whose clock runs, and keys once all is over. */
export function presentMock(mock: MockAttempt, nowMs: number, language: Language): Mock {
  const sections = mockSections(mock);
  const isDone = mock.status !== 'open';
  return {
    _id: mock._id.toString(),
    test: testOf(mock),
    status: isDone ? 'done' : 'open',
    startedAt: mock.startedAt.toISOString(),
    sections: sections.map(({ section, count, minutes, ...work }) => ({
      section,
      count,
      minutes,
      state: isDone ? 'over' : stateOf(work),
    })),
    current: isDone ? null : presentCurrent(mock, nowMs, language),
    result: mock.result as MockResult | null,
    topics: isDone ? topicScores(mock) : [],
    answers: isDone ? sections.map(({ items }) => items.map((item) => presentAnswer(item, language))) : [],
  };
}

function stateOf({ startedAt, endedAt }: MockSectionWork): Mock['sections'][number]['state'] {
  if (startedAt === null) return 'waiting';
  return endedAt === null ? 'open' : 'over';
}

function presentCurrent(mock: MockAttempt, nowMs: number, language: Language): Mock['current'] {
  const place = openSection(mock);
  const section = mockSections(mock)[place];
  if (!section) return null;
  return {
    section: place,
    leftMs: sectionLeftMs(section, nowMs),
    items: section.items.map((item) => ({
      item: showItem(found(item, language), item.order),
      choice: item.choice,
    })),
  };
}

function presentAnswer(item: MockItem, language: Language): AnsweredItem {
  return withKey(found(item, language), item.order, { choice: item.choice, outcome: outcomeOf(item) });
}

import { readFileSync } from 'node:fs';
import {
  PLACEMENT_SUBJECT_NAMES,
  QUIZ_SUBJECTS,
  type QuizSubject,
} from '@preproom/models/contract/assessments/quizSubjects';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { describe, expect, test } from 'vitest';
import { SECTION_SCOPES } from '../mocks/drawSection.ts';
import { practiceTopics } from '../practice/practiceScopes.ts';
import { writtenKey } from '../testing/writtenKey.ts';
import { BANK_FILES, itemsOf, templatesOf } from './bank.ts';
import type { BankItem } from './bankItem.ts';

const SUBJECTS = Object.keys(PLACEMENT_SUBJECT_NAMES) as QuizSubject[];
const WRITTEN = SUBJECTS.filter((subject) => itemsOf(subject).length > 0);
const items = WRITTEN.flatMap(itemsOf);
const BANDS = [-1.5, -0.5, 0.5, 1.5, 2.6];

describe.each(WRITTEN)('the written items of %s', (subject) => {
  const own = itemsOf(subject);

  test('are at least 60, some in each fifth of the difficulties', () => {
    expect(own.length).toBeGreaterThanOrEqual(60);
    for (const [i, end] of BANDS.entries()) {
      const fifth = own.filter(({ difficulty: d }) => d < end && d >= (BANDS[i - 1] ?? -Infinity));
      expect(fifth.length / own.length, `below ${end}`).toBeGreaterThan(0.1);
    }
  });

  test('have hints that do not say the answer', () => {
    const told = own.filter(
      ({ hints, ...item }) =>
        'right' in item &&
        typeof item.right === 'string' &&
        item.right.length > 3 &&
        hints?.some((hint) => hint.includes(item.right as string)),
    );
    expect(told.map(({ id }) => id)).toEqual([]);
  });
});

test('a subject of placement drives is practised by each of its topics, any other one as a whole', () => {
  for (const subject of QUIZ_SUBJECTS) {
    const topics = new Set([...itemsOf(subject), ...templatesOf(subject)].map(({ topic }) => topic));
    const practised = SUBJECTS.includes(subject) ? topics : new Set();
    expect(new Set(practiceTopics(subject)), subject).toEqual(practised);
  }
});

test('every topic of a mock test can be practised', () => {
  for (const { subject, topics } of Object.values(SECTION_SCOPES))
    expect(practiceTopics(subject)).toEqual(expect.arrayContaining([...topics]));
});

test('a topic has hints for all of its written items, or for none', () => {
  const topics = Object.entries(Object.groupBy(items, ({ topic }) => topic));
  const partly = topics.filter(
    ([, own]) => own?.some(({ hints }) => hints) && !own.every(({ hints }) => hints),
  );
  expect(partly.map(([topic]) => topic)).toEqual([]);
});

test('every topic has a name in Hindi', () => {
  const topics = SUBJECTS.flatMap((subject) => [...itemsOf(subject), ...templatesOf(subject)]);
  expect(topics.filter(({ topic }) => TOPIC_NAMES[topic] === undefined)).toEqual([]);
});

/** What a second reader answered, who saw the items without their keys. Items with a doubt were reworded afterwards. */
interface SecondReading {
  answers: Record<string, unknown>;
  doubts: Record<string, string>;
}

function secondReading(file: string): SecondReading {
  return JSON.parse(readFileSync(new URL(`secondReading/${file}.json`, import.meta.url), 'utf8'));
}

test('what readers found in hints is about items with hints', () => {
  const { faults, reread } = JSON.parse(
    readFileSync(new URL('secondReading/cs/hints.json', import.meta.url), 'utf8'),
  ) as { faults: Record<string, object>; reread: { faults: Record<string, object> } };
  const hinted = items.flatMap(({ id, hints }) => (hints ? [id] : []));
  expect(Object.keys(faults).filter((id) => !hinted.includes(id))).toEqual([]);
  expect(Object.keys(reread.faults).filter((id) => !(id in faults))).toEqual([]);
});

test('a second reader found every key about which there was no doubt', () => {
  const readings = WRITTEN.flatMap((subject) => BANK_FILES[subject]).map(secondReading);
  const answers = Object.assign({}, ...readings.map((reading) => reading.answers));
  const doubts = Object.assign({}, ...readings.map((reading) => reading.doubts));
  expect(Object.keys(answers).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  const found = (item: BankItem) => {
    const answer = answers[item.id];
    return item.kind === 'multiple' && Array.isArray(answer) ? answer.toSorted() : answer;
  };
  const certain = items.filter(({ id }) => !doubts[id]);
  expect(certain.length).toBeGreaterThan(800);
  expect(certain.map((item) => [item.id, found(item)])).toEqual(
    certain.map((item) => [item.id, writtenKey(item)]),
  );
});

import { PracticeRecord } from '@preproom/models/contract/assessments/practice';
import { expect, it } from 'vitest';
import { answerMode } from './practiceChoice.ts';
import { practiceRecord } from './practiceRecord.ts';
import type { GivenAnswer } from './practiceRun.ts';

const CHOICE = { mode: 'camera', set: null } as const;
const spoken: GivenAnswer = {
  questionId: 'a',
  mode: 'camera',
  time: { fromMs: 1_000, toMs: 31_000 },
  text: null,
};
const written: GivenAnswer = { ...spoken, questionId: 'b', mode: 'writing', text: 'two words' };

it('a record has numbers of what was agreed to, and passes the schema', () => {
  const measured = {
    segments: [[2_000, 12_000, 40]] as [number, number, number][],
    samples: [[0, 5_000, 90, 1, 2, 3, 4, 5]] as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ][],
  };
  const record = PracticeRecord.parse(practiceRecord(CHOICE, [spoken, written], measured));
  expect(record.answers).toEqual([
    {
      questionId: 'a',
      mode: 'camera',
      usedMs: 30_000,
      words: null,
      speech: { firstWordMs: 1_000, speakingMs: 10_000, syllables: 40, pauses: 0, longestPauseMs: 0 },
      expression: { samples: 1, sums: [1, 2, 3, 4, 5] },
    },
    { questionId: 'b', mode: 'writing', usedMs: 30_000, words: 2, speech: null, expression: null },
  ]);
});

it('without consent nothing measured is in it', () => {
  const [answer] = practiceRecord(CHOICE, [spoken], { segments: null, samples: null }).answers;
  expect(answer).toMatchObject({ speech: null, expression: null });
});

it.each([
  ['camera', { isCameraOn: true, hasText: false }, 'camera'],
  ['camera', { isCameraOn: false, hasText: false }, 'microphone'],
  ['camera', { isCameraOn: true, hasText: true }, 'writing'],
  ['microphone', { isCameraOn: false, hasText: false }, 'microphone'],
  ['writing', { isCameraOn: false, hasText: false }, 'writing'],
] as const)('chosen %s, given %j: %s', (chosen, given, mode) => {
  expect(answerMode(chosen, given)).toBe(mode);
});

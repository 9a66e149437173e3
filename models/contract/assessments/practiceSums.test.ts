import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expressionPercentages } from '../readings/expressionSummary.ts';
import type { ReadingSample } from '../readings/readings.ts';
import type { SpeechSegment } from '../room/speechSums.ts';
import { AnswerSpeech, PracticeAnswer } from './practice.ts';
import {
  answerPace,
  countWords,
  practiceExpression,
  sumAnswerExpression,
  sumAnswerSpeech,
} from './practiceSums.ts';

const TIME = { fromMs: 10_000, toMs: 40_000 };

describe('the speech of an answer', () => {
  it('has the delay of the first word, the pauses of a second or more, and what was said', () => {
    const segments: SpeechSegment[] = [
      [11_500, 14_500, 12],
      [15_499, 20_000, 20],
      [21_000, 22_000, 5],
      [25_500, 30_000, 16],
    ];
    expect(sumAnswerSpeech(segments, TIME)).toEqual({
      firstWordMs: 1_500,
      speakingMs: 13_001,
      syllables: 53,
      pauses: 2,
      longestPauseMs: 3_500,
    });
  });

  it('is cut off at its start and end, with its share of the syllables', () => {
    const segments: SpeechSegment[] = [
      [8_000, 12_000, 16],
      [39_000, 43_000, 16],
      [50_000, 51_000, 4],
    ];
    expect(sumAnswerSpeech(segments, TIME)).toMatchObject({
      firstWordMs: 0,
      speakingMs: 3_000,
      syllables: 12,
    });
  });

  it('is nothing without a word', () => {
    const silence = sumAnswerSpeech([[0, 9_000, 40]], TIME);
    expect(silence).toEqual({ firstWordMs: null, speakingMs: 0, syllables: 0, pauses: 0, longestPauseMs: 0 });
    expect(answerPace(silence)).toBeNull();
  });

  it('always fits the schema that the server checks', () => {
    const step = fc.record({
      gap: fc.integer({ min: 0, max: 5_000 }),
      length: fc.integer({ min: 120, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let at = 5_000;
        const segments = steps.map(({ gap, length }): SpeechSegment => {
          const start = at + gap;
          at = start + length;
          return [start, at, Math.floor((length * 8) / 1000)];
        });
        const speech = AnswerSpeech.parse(sumAnswerSpeech(segments, TIME));
        const usedMs = TIME.toMs - TIME.fromMs;
        PracticeAnswer.parse({
          questionId: 'q',
          mode: 'microphone',
          usedMs,
          words: null,
          speech,
          expression: null,
        });
      }),
    );
  });
});

describe('the readings of an answer', () => {
  const sample = (t: number, value: number): ReadingSample => [0, t, 90, value, 0, 2 * value, 100, 0];

  it('are summed from its start until before its end', () => {
    const samples = [sample(9_999, 7), sample(10_000, 10), sample(39_999, 20), sample(40_000, 7)];
    expect(sumAnswerExpression(samples, TIME)).toEqual({ samples: 2, sums: [30, 0, 60, 200, 0] });
  });

  it('are none if none was taken', () => {
    expect(sumAnswerExpression([sample(1, 5)], TIME)).toBeNull();
  });

  it('of several answers together give the percentages of all samples, and say when they are few', () => {
    const answers = [
      {
        usedMs: 20_000,
        expression: { samples: 40, sums: [10, 20, 30, 40, 0] as [number, number, number, number, number] },
      },
      { usedMs: 20_000, expression: null },
      {
        usedMs: 30_000,
        expression: { samples: 50, sums: [1, 0, 0, 60, 0] as [number, number, number, number, number] },
      },
    ];
    const percentages = expressionPercentages([11, 20, 30, 100, 0]);
    expect(practiceExpression(answers)).toEqual({ samples: 90, shortSample: false, percentages });
    expect(practiceExpression(answers.slice(0, 2))?.shortSample).toBe(true);
    expect(practiceExpression(answers.slice(1, 2))).toBeNull();
  });
});

it.each([
  ['', 0],
  ['  \n ', 0],
  ['I’d lead a well-run team.', 5],
  ['मैं टीम से बात करूँगा।', 5],
  ['3 things — first, listen', 4],
])('"%s" has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

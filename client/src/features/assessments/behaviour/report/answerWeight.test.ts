import { describe, expect, it } from 'vitest';
import { answerLack, repeatedAnswers } from './answerWeight.ts';

const speech = (speakingMs: number) => ({
  firstWordMs: speakingMs > 0 ? 0 : null,
  speakingMs,
  syllables: 3,
  pauses: 0,
  longestPauseMs: 0,
});

describe('an answer', () => {
  it.each([
    ['of one second', { usedMs: 1_000, words: null, speech: null }, 'short'],
    [
      'of one second of speech in a minute of silence',
      { usedMs: 60_000, words: null, speech: speech(1_000) },
      'short',
    ],
    ['in which nothing was heard', { usedMs: 90_000, words: null, speech: speech(0) }, 'empty'],
    ['in which nothing was written', { usedMs: 90_000, words: 0, speech: null }, 'empty'],
    ['of three words', { usedMs: 90_000, words: 3, speech: null }, 'short'],
    ['of a few written sentences', { usedMs: 90_000, words: 35, speech: null }, null],
    ['of half a minute', { usedMs: 30_000, words: null, speech: speech(25_000) }, null],
    ['whose sound was not measured', { usedMs: 60_000, words: null, speech: null }, null],
  ] as const)('%s', (_name, answer, lack) => {
    expect(answerLack({ seconds: 90 }, answer)).toBe(lack);
  });

  it('that repeats another is found, whatever its spaces, case and marks', () => {
    expect(
      repeatedAnswers([
        'I led a team.',
        'Something else',
        ' i LED a  team!',
        null,
        null,
        '…',
        'काम किया।',
        'काम किया',
      ]),
    ).toEqual([null, null, 0, null, null, null, null, 6]);
  });
});

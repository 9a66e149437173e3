import type { PracticeQuestion } from '@preproom/models/contract/assessments/practice';
import { describe, expect, it } from 'vitest';
import { nextPractice, type PracticeEvent, startPractice } from './practiceRun.ts';

const question = (id: string, seconds: number): PracticeQuestion => ({
  id,
  set: 'pressure',
  seconds,
  text: { en: id, hi: id },
  tip: { en: '', hi: '' },
});
const QUESTIONS = [question('first', 60), question('second', 90)];
const play = (...events: PracticeEvent[]) => events.reduce(nextPractice, startPractice(QUESTIONS, 0));
const begin = (atMs: number): PracticeEvent => ({ kind: 'begin', atMs });
const end = (atMs: number, text: string | null = null): PracticeEvent => ({
  kind: 'end',
  atMs,
  mode: text === null ? 'microphone' : 'writing',
  text,
});

describe('a practice session', () => {
  it('starts with 15 seconds to think', () => {
    expect(play().step).toEqual({ kind: 'preparing', index: 0, endsAtMs: 15_000 });
  });

  it('starts those seconds when the questions do, however long the devices were checked', () => {
    expect(startPractice(QUESTIONS, 40_000).step).toEqual({ kind: 'preparing', index: 0, endsAtMs: 55_000 });
  });

  it('gives each answer the seconds of its question, from when it really began', () => {
    expect(play(begin(4_000)).step).toEqual({
      kind: 'answering',
      index: 0,
      startedAtMs: 4_000,
      endsAtMs: 64_000,
    });
  });

  it('keeps each answer with its time, and goes on to the next question and the end', () => {
    const run = play(begin(4_000), end(30_000), begin(45_000), end(50_000, 'words'));
    expect(run.step).toEqual({ kind: 'done' });
    expect(run.answers).toEqual([
      { questionId: 'first', mode: 'microphone', time: { fromMs: 4_000, toMs: 30_000 }, text: null },
      { questionId: 'second', mode: 'writing', time: { fromMs: 45_000, toMs: 50_000 }, text: 'words' },
    ]);
  });

  it('ends an answer when its time was up, however late the device notices', () => {
    expect(play(begin(0), end(600_000)).answers[0]?.time).toEqual({ fromMs: 0, toMs: 60_000 });
  });

  it('counts a second press, and the timer after it, once', () => {
    const once = play(begin(0), end(5_000));
    expect(nextPractice(once, end(5_001))).toBe(once);
    const began = play(begin(0));
    expect(nextPractice(began, begin(1))).toBe(began);
  });

  it('finished early keeps the answers given, not the one under way', () => {
    const run = play(begin(0), end(5_000), begin(9_000), { kind: 'finish' });
    expect(run.step).toEqual({ kind: 'done' });
    expect(run.answers.map(({ questionId }) => questionId)).toEqual(['first']);
  });
});

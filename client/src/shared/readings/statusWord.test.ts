import { expect, test } from 'vitest';
import type { ExpressionReadingState } from '../../face/readingState.ts';
import type { SpeechState } from '../../speech/speechRun.ts';
import { readingWord, talkWord } from './statusWord.ts';

const reading = { status: 'reading', mode: 'full', problem: null, hasMoved: false } as const;

test.each<[ExpressionReadingState, string, boolean]>([
  [{ status: 'starting' }, 'Starting expression reading…', false],
  [{ status: 'calibrating', progress: 0, problem: null }, 'Relax your face', true],
  [{ status: 'calibrating', progress: 0, problem: 'too_dark' }, 'Too dark. Turn towards a light', true],
  [reading, 'Readings on', false],
  [{ ...reading, problem: 'no_face' }, 'No face detected', true],
  [{ ...reading, hasMoved: true }, 'Camera moved?', true],
  [{ status: 'paused', reason: 'camera_off' }, 'Readings paused', false],
  [{ status: 'unavailable', reason: 'failed' }, 'Readings off', false],
])('%o in a word or two', (state, word, isAsking) => {
  const found = readingWord(state);
  expect(found?.word.message).toBe(word);
  expect(found?.isAsking).toBe(isAsking);
});

test.each<[SpeechState, string, boolean]>([
  [{ status: 'measuring' }, 'Talk time on', false],
  [{ status: 'paused', reason: 'muted' }, 'Talk time paused', false],
  [{ status: 'paused', reason: 'waiting_for_audio' }, 'Talk time paused', true],
  [{ status: 'unavailable' }, 'Talk time unavailable', false],
])('%o in a word or two', (state, word, isAsking) => {
  const found = talkWord(state);
  expect(found?.word.message).toBe(word);
  expect(found?.isAsking).toBe(isAsking);
});

test('what is off has no word', () => {
  expect(readingWord({ status: 'off' })).toBeNull();
  expect(talkWord({ status: 'off' })).toBeNull();
});

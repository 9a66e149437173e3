import { expect, it } from 'vitest';
import { callTimeText } from './reportWords.ts';

const words = { i18n: { t: (text: string) => text }, locale: 'en-IN' };

it.each([
  [0, '0:00'],
  [65_900, '1:05'],
  [3_750_000, '1:02:30'],
  // The arrival that made it a meeting.
  [-300, '0:00'],
  [-127_000, 'Before'],
  [Number.NEGATIVE_INFINITY, 'Before'],
])('%i ms after both met is written %s, never as a negative time', (ms, text) => {
  expect(callTimeText(words, ms)).toBe(text);
});

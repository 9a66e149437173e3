import { expect, test } from 'vitest';
import { quizTopics } from '../bank/quizTopics.ts';
import { isRetake } from './retake.ts';

const ALL = quizTopics('CS core');
const [first = '', second = '', third = '', fourth = ''] = ALL;
const on = (...topics: string[]) => ({ subject: 'CS core' as const, topics });

test.each([
  ['the same topics', on(first, second), on(first, second), true],
  ['two of three', on(first, second, third), on(first, second, fourth), true],
  ['all but one', on(), on(...ALL.slice(1)), true],
  ['half of them', on(first, second), on(first, third), false],
  ['one of all', on(), on(first), false],
  ['one of three', on(first, second, third), on(first), false],
  ['other topics', on(first), on(second), false],
  ['another subject', on(), { subject: 'Science' as const, topics: [] }, false],
])('%s', (_, one, other, expected) => {
  expect(isRetake(one, other)).toBe(expected);
  expect(isRetake(other, one)).toBe(expected);
});

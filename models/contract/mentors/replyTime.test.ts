import { expect, test } from 'vitest';
import { HOUR_MS } from '../http/durations.ts';
import { usualReplyHours } from './replyTime.ts';

test.each([
  { hours: [], usual: null },
  { hours: [1, 1], usual: null },
  { hours: [0.1, 0.2, 0.1], usual: 1 },
  { hours: [1, 9, 1.5], usual: 2 },
  { hours: [2, 2, 30, 30], usual: 30 },
  { hours: [71, 71, 71], usual: 71 },
  { hours: [73, 73, 73], usual: null },
  // Half of them were never answered.
  { hours: [1, 1, 1, Infinity, Infinity, Infinity], usual: null },
  { hours: [1, 1, 1, Infinity, Infinity], usual: 1 },
])('after waits of $hours hours a mentor usually replies within $usual', ({ hours, usual }) => {
  expect(usualReplyHours(hours.map((wait) => wait * HOUR_MS))).toBe(usual);
});

import { expect, test } from 'vitest';
import { closedReason } from './reconcile.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 13, 0);
const at = (minutes: number) => START + minutes * MINUTE;

test.each([
  ['cancelled before the start', 'cancelled', 'cancelled', -5, 'ended'],
  ['booked and ended by a report', 'cancelled', 'safety', 5, 'ended'],
  ['live and ended by a report', 'done', 'safety', 30, 'ended'],
  ['done by a click elsewhere', 'done', 'pressed', 30, 'ended'],
  ['done by a click in the last moment', 'done', 'pressed', 90, 'ended'],
  ['done because both were away for five minutes', 'done', 'time', 35, 'nobody_left'],
  ['done after 90 minutes', 'done', 'time', 90, 'time_over'],
  ['the mentor never came', 'noshow_mentor', 'time', 46, 'other_absent'],
  ['the learner never came', 'noshow_learner', 'time', 46, 'other_absent'],
  ['nobody came', 'missed', 'time', 46, 'time_over'],
] as const)('%s', (_name, status, endReason, now, reason) => {
  expect(closedReason({ status, endReason, startsAt: new Date(START) }, at(now))).toBe(reason);
});

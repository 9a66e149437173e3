import { expect, test } from 'vitest';
import { closedReason } from './settle.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 13, 0);
const at = (minutes: number) => START + minutes * MINUTE;

test.each([
  ['cancelled before the start', 'cancelled', null, -5, 'ended'],
  ['done by a click elsewhere', 'done', 29, 30, 'ended'],
  ['done because both were away for five minutes', 'done', 30, 35, 'nobody_left'],
  ['done after 90 minutes', 'done', 90, 90, 'time_over'],
  ['the mentor never came', 'noshow_mentor', 45, 46, 'time_over'],
  ['the learner never came', 'noshow_learner', 45, 46, 'time_over'],
  ['nobody came', 'missed', null, 46, 'time_over'],
] as const)('%s', (_name, status, lastPresence, now, reason) => {
  const lastPresenceAt = lastPresence === null ? null : new Date(at(lastPresence));
  expect(closedReason({ status, startsAt: new Date(START), lastPresenceAt }, at(now))).toBe(reason);
});

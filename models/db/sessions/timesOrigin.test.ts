import { expect, it } from 'vitest';
import { timesOrigin } from './timesOrigin.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 13, minute));
const session = (given: Partial<Parameters<typeof timesOrigin>[0]>) => ({
  status: 'done' as const,
  startsAt: at(10),
  learnerCameAt: at(7),
  mentorCameAt: at(8),
  ...given,
});

it('is the arrival of whoever came second, before the planned start or after it', () => {
  expect(timesOrigin(session({}))).toEqual(at(8));
  expect(timesOrigin(session({ learnerCameAt: at(15), status: 'live' }))).toEqual(at(15));
});

it.each([
  ['only one came', { learnerCameAt: null, status: 'noshow_learner' }],
  ['both came, at different times', { status: 'missed' }],
  ['nobody knows who came', { learnerCameAt: null, mentorCameAt: null }],
] as const)('is the planned start where %s', (_, given) => {
  expect(timesOrigin(session(given))).toEqual(at(10));
});

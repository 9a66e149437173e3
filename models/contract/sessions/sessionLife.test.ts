import { describe, expect, test } from 'vitest';
import { timeParts } from './meetingTime.ts';
import {
  END_REASON_OF,
  isPresenceUrgent,
  isRoomOpen,
  nextStatus,
  SESSION_STATUSES,
  type SessionEvent,
  type SessionLife,
  type SessionStatus,
  sessionClaims,
  sessionView,
} from './sessionLife.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 13, 0);
const at = (minutes: number, ms = 0) => START + minutes * MINUTE + ms;

const BOOKED: SessionLife = {
  status: 'booked',
  startsAtMs: START,
  learnerCame: false,
  mentorCame: false,
  lastPresenceAtMs: null,
};
const LIVE: SessionLife = { ...BOOKED, status: 'live', learnerCame: true, mentorCame: true };

describe('the next status of a booked session', () => {
  test.each<[string, Partial<SessionLife>, SessionEvent, number, SessionStatus | null]>([
    ['both in before the room opens', {}, 'both_present', at(-10, -1), null],
    ['both in as the room opens', {}, 'both_present', at(-10), 'live'],
    ['both in at 45:00.000', {}, 'both_present', at(45), 'live'],
    ['both in at 45:00.001', {}, 'both_present', at(45, 1), null],
    ['nobody by 45:00.000', {}, 'time_passed', at(45), null],
    ['nobody by 45:00.001', {}, 'time_passed', at(45, 1), 'missed'],
    ['only the learner by 45:00.001', { learnerCame: true }, 'time_passed', at(45, 1), 'noshow_mentor'],
    ['only the mentor by 45:00.001', { mentorCame: true }, 'time_passed', at(45, 1), 'noshow_learner'],
    ['both, but never at once', { learnerCame: true, mentorCame: true }, 'time_passed', at(46), 'missed'],
    ['cancelled a millisecond before the start', {}, 'cancelled', at(0, -1), 'cancelled'],
    ['cancelled at the start', {}, 'cancelled', at(0), null],
    ['end pressed', { learnerCame: true }, 'end_pressed', at(5), null],
    ['ended for safety before the start', {}, 'ended_for_safety', at(-5), 'cancelled'],
    ['ended for safety after the start', { learnerCame: true }, 'ended_for_safety', at(40), 'cancelled'],
  ])('%s', (_name, life, event, now, expected) => {
    expect(nextStatus({ ...BOOKED, ...life }, event, now)).toBe(expected);
  });
});

describe('the next status of a live session', () => {
  test.each<[string, number | null, SessionEvent, number, SessionStatus | null]>([
    ['end pressed', at(20), 'end_pressed', at(20), 'done'],
    ['ended for safety', at(20), 'ended_for_safety', at(20), 'done'],
    ['both away for 4:59.999', at(20), 'time_passed', at(25, -1), null],
    ['both away for 5:00.000', at(20), 'time_passed', at(25), 'done'],
    ['somebody in the room at 89:59.999', at(90, -1), 'time_passed', at(90, -1), null],
    ['somebody in the room at 90:00.000', at(90), 'time_passed', at(90), 'done'],
    ['no presence noted yet', null, 'time_passed', at(30), null],
    ['cancelled', at(20), 'cancelled', at(-1), null],
    ['both in again', at(20), 'both_present', at(21), null],
  ])('%s', (_name, lastPresenceAtMs, event, now, expected) => {
    expect(nextStatus({ ...LIVE, lastPresenceAtMs }, event, now)).toBe(expected);
  });
});

const FINAL: SessionStatus[] = ['done', 'missed', 'noshow_mentor', 'noshow_learner', 'cancelled'];

test.each(FINAL)('%s is final', (status) => {
  for (const event of Object.keys(END_REASON_OF) as SessionEvent[]) {
    expect(nextStatus({ ...LIVE, status }, event, at(20))).toBeNull();
    expect(isRoomOpen({ status, startsAtMs: START }, at(0))).toBe(false);
  }
});

test.each([
  ['booked', at(-10, -1), false],
  ['booked', at(-10), true],
  ['booked', at(45), true],
  ['booked', at(45, 1), false],
  ['live', at(-5), true],
  ['live', at(90, -1), true],
  ['live', at(90), false],
] as const)('the room of a %s session at %i', (status, now, isOpen) => {
  expect(isRoomOpen({ status, startsAtMs: START }, now)).toBe(isOpen);
});

test.each([
  ['booked', true, true, true],
  ['live', true, true, true],
  ['done', true, false, true],
  ['missed', true, false, false],
  ['noshow_mentor', true, false, false],
  ['noshow_mentor', false, false, false],
  ['noshow_learner', true, false, false],
  ['noshow_learner', false, false, true],
  ['cancelled', true, false, false],
] as const)('what %s keeps, as the first no-show (%s)', (status, isFirst, holdsTime, usesRound) => {
  expect(sessionClaims(status, isFirst)).toEqual({ holdsTime, usesRound });
});

test.each([
  ['booked', at(-1), { state: 'has_time', remaining: timeParts(MINUTE) }],
  ['booked', at(45), { state: 'started', elapsed: timeParts(45 * MINUTE) }],
  ['booked', at(45, 1), { state: 'needs_rescheduling' }],
  ['live', at(-3), { state: 'started', elapsed: timeParts(0) }],
  ['live', at(80), { state: 'started', elapsed: timeParts(80 * MINUTE) }],
  ['done', at(10), { state: 'done' }],
  ['cancelled', at(-10), { state: 'cancelled' }],
  ['missed', at(50), { state: 'needs_rescheduling' }],
  ['noshow_mentor', at(50), { state: 'needs_rescheduling' }],
  ['noshow_learner', at(50), { state: 'needs_rescheduling' }],
] as const)('what people see of a %s session at %i', (status, now, view) => {
  expect(sessionView(status, START, now)).toEqual(view);
});

test('every status has its row above', () => {
  expect(new Set(['booked', 'live', ...FINAL])).toEqual(new Set(SESSION_STATUSES));
});

describe('an arrival', () => {
  const START_MS = 1_000_000_000;
  const MINUTE = 60_000;

  test.each([
    ['booked', 44, null, false],
    ['booked', 44.1, null, true],
    ['live', 60, 60, false],
    ['live', 60, 56, false],
    ['live', 60, 55.9, true],
    ['live', 60, null, false],
  ] as const)(
    '%s, %d minutes in, somebody last there at %s: urgent %s',
    (status, minutes, presence, urgent) => {
      const lastPresenceAtMs = presence === null ? null : START_MS + presence * MINUTE;
      const life = { status, startsAtMs: START_MS, lastPresenceAtMs };
      expect(isPresenceUrgent(life, START_MS + minutes * MINUTE)).toBe(urgent);
    },
  );
});

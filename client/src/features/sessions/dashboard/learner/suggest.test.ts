import type { CurrentUser } from '@preproom/models/contract/currentUser';
import type { SessionStatus } from '@preproom/models/contract/sessions/sessionLife';
import { describe, expect, it } from 'vitest';
import { aMeeting } from '../../../../lib/testing/samples.ts';
import { type NewcomerStep, newcomerSteps } from './newcomerSteps.ts';
import { type Standing, type Suggestion, suggest } from './suggest.ts';

const DAY = 24 * 60 * 60_000;
const now = Date.parse('2026-11-20T13:00:00.000Z');
const meeting = (status: SessionStatus, days: number, hasRated = false) =>
  aMeeting({ status, hasRated, startsAt: new Date(now + days * DAY).toISOString() });
type PackState = 'free' | 'booked' | 'used';
const pack = (state: PackState) =>
  ({ lastDay: '2026-12-30', rounds: [{ name: 'HR Round 1', state, roomid: 'other0000001' }] }) as never;
const feedback = (days: number) =>
  [
    { roomid: 'rated0000001', submittedAt: new Date(now + days * DAY).toISOString(), ratings: {} },
  ] as unknown as CurrentUser['feedback'];
const free = { state: 'free' as const };
const used = { state: 'used' as const };

const settled: Standing<ReturnType<typeof aMeeting>> = {
  isComplete: true,
  meetings: [],
  feedback: [],
  unread: null,
  pack: null,
  introduction: used,
};

describe('suggest', () => {
  it.each<[string, Partial<typeof settled>, Suggestion['kind'] | null]>([
    [
      'a round before the profile, which booking does not need',
      { isComplete: false, pack: pack('free') },
      'book_round',
    ],
    [
      'the profile once a session is booked',
      { isComplete: false, meetings: [meeting('booked', 1)] },
      'finish_profile',
    ],
    ['a missed session', { meetings: [meeting('noshow_mentor', -1)], pack: pack('free') }, 'reschedule'],
    [
      'a cancelled session to come',
      { meetings: [meeting('cancelled', 2)], pack: pack('free') },
      'reschedule',
    ],
    [
      'a missed session, round used up',
      { meetings: [meeting('noshow_learner', -1)], pack: pack('used') },
      null,
    ],
    [
      'a missed session, another one booked',
      { meetings: [meeting('missed', -1), meeting('booked', 1)], pack: pack('free') },
      null,
    ],
    ['a session without a rating', { meetings: [meeting('done', -1)], pack: pack('free') }, 'rate_mentor'],
    ['one of long ago', { meetings: [meeting('done', -15)], pack: pack('free') }, 'book_round'],
    [
      'new feedback',
      { meetings: [meeting('done', -1, true)], feedback: feedback(-1), pack: pack('free') },
      'read_feedback',
    ],
    [
      'new feedback that is not read',
      { feedback: feedback(-1), unread: ['rated0000001'], pack: pack('free') },
      'read_feedback',
    ],
    ['new feedback that is read', { feedback: feedback(-1), unread: [], pack: pack('free') }, 'book_round'],
    ['old feedback', { feedback: feedback(-4), pack: pack('free') }, 'book_round'],
    ['a free round, another booked', { meetings: [meeting('booked', 1)], pack: pack('free') }, null],
    ['a whole pack', { pack: pack('booked') }, null],
    ['no pack', { introduction: free }, 'book_introduction'],
    ['no pack, introduction used', {}, 'see_programs'],
  ])('%s', (_, given, kind) => {
    expect(suggest({ ...settled, ...given }, now)?.kind ?? null).toBe(kind);
  });

  it('of two cancelled sessions names the one that was cancelled last, not the one that was to be last', () => {
    const cancelled = (round: 'Introducation' | 'HR Round 1', days: number, hoursAgo: number) =>
      aMeeting({
        ...{ round, isFree: round === 'Introducation', status: 'cancelled' },
        startsAt: new Date(now + days * DAY).toISOString(),
        cancellation: {
          by: 'learner',
          reason: null,
          at: new Date(now - (hoursAgo * DAY) / 24).toISOString(),
        },
      });
    const [introduction, round] = [cancelled('Introducation', 5, 3), cancelled('HR Round 1', 2, 1)];
    const standing = { ...settled, pack: pack('free'), introduction: free };
    for (const meetings of [
      [introduction, round],
      [round, introduction],
    ])
      expect(suggest({ ...standing, meetings }, now)).toEqual({ kind: 'reschedule', meeting: round });
  });

  it('names the last day of the pack', () => {
    expect(suggest({ ...settled, pack: pack('free') }, now)).toEqual({
      kind: 'book_round',
      round: 'HR Round 1',
      lastDay: '2026-12-30',
      focus: null,
    });
  });
});

describe('newcomerSteps', () => {
  const nobody = {
    isComplete: false,
    hasResume: false,
    introduction: free,
    meetings: [],
    hasTriedRoom: false,
  };
  const done = (steps: Record<NewcomerStep, boolean> | null) =>
    steps && Object.entries(steps).flatMap(([step, isDone]) => (isDone ? [step] : []));

  it('knows what is done', () => {
    expect(done(newcomerSteps(nobody))).toEqual([]);
    expect(done(newcomerSteps({ ...nobody, isComplete: true, hasResume: true }))).toEqual([
      'profile',
      'resume',
    ]);
    expect(done(newcomerSteps({ ...nobody, introduction: { state: 'booked' } }))).toEqual(['introduction']);
    expect(done(newcomerSteps({ ...nobody, hasTriedRoom: true }))).toEqual(['room']);
    expect(done(newcomerSteps({ ...nobody, meetings: [meeting('live', 0)] }))).toEqual(['room']);
  });

  it('ends with the last step, and with the first interview', () => {
    const all = { isComplete: true, hasResume: true, introduction: used, meetings: [], hasTriedRoom: true };
    expect(newcomerSteps(all)).toBeNull();
    expect(newcomerSteps({ ...nobody, meetings: [meeting('done', -1)] })).toBeNull();
  });
});

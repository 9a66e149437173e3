import { formatWireDate, formatWireTime } from '@preproom/models/contract/http/wireTime';
import { SESSION_STATUSES, type SessionStatus } from '@preproom/models/contract/sessions/sessionLife';
import { describe, expect, it } from 'vitest';
import { aMeeting } from '../../../../lib/testing/samples.ts';
import { nextMeeting, upcomingMeetings } from './sessionGroups.ts';

const now = Date.parse('2026-11-20T13:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let rooms = 0;

function meeting(startsAtMs: number, status: SessionStatus = 'booked') {
  const startsAt = new Date(startsAtMs);
  const wire = { date: formatWireDate(startsAt), time: formatWireTime(startsAt) };
  rooms += 1;
  return aMeeting({
    roomid: `room${rooms}`.padEnd(12, '0'),
    status,
    startsAt: startsAt.toISOString(),
    ...wire,
  });
}

describe('upcomingMeetings', () => {
  it.each(SESSION_STATUSES)('keeps a session of today that is %s', (status) => {
    const today = meeting(now - 60 * MINUTE, status);
    expect(upcomingMeetings([today], now)).toEqual([today]);
  });

  it('begins with the first millisecond of today in India', () => {
    const midnight = Date.parse('2026-11-19T18:30:00.000Z');
    const [first, before] = [meeting(midnight, 'done'), meeting(midnight - 1, 'done')];
    expect(upcomingMeetings([before, first], now)).toEqual([first]);
    expect(upcomingMeetings([before, first], midnight - 1)).toEqual([first, before]);
    expect(upcomingMeetings([first], midnight + DAY)).toEqual([]);
  });

  it('leaves out a session without a time', () => {
    expect(upcomingMeetings([{ ...meeting(now + DAY), time: '' }], now)).toEqual([]);
  });

  it('sorts latest first and leaves the given list alone', () => {
    const given = [meeting(now + DAY), meeting(now + 14 * DAY), meeting(now + 7 * DAY)];
    const [first, second, third] = given;
    expect(upcomingMeetings(given, now)).toEqual([second, third, first]);
    expect(given).toEqual([first, second, third]);
  });
});

describe('nextMeeting', () => {
  it('is the soonest that can be joined', () => {
    const [tomorrow, nextWeek] = [meeting(now + DAY), meeting(now + 7 * DAY)];
    expect(nextMeeting([nextWeek, tomorrow], now)).toBe(tomorrow);
    const live = meeting(now - 30 * MINUTE, 'live');
    expect(nextMeeting([nextWeek, tomorrow, live], now)).toBe(live);
  });

  it.each(['done', 'missed', 'noshow_mentor', 'noshow_learner', 'cancelled'] as const)(
    'is not one that is %s',
    (status) => {
      expect(nextMeeting([meeting(now + DAY, status)], now)).toBeNull();
    },
  );

  it('is a booked one up to 45 minutes after its start, and a live one up to 90', () => {
    const booked = meeting(now - 45 * MINUTE);
    expect([nextMeeting([booked], now), nextMeeting([booked], now + 1)]).toEqual([booked, null]);
    const live = meeting(now - 90 * MINUTE, 'live');
    expect([nextMeeting([live], now - 1), nextMeeting([live], now)]).toEqual([live, null]);
  });

  it('is not a session without a time', () => {
    expect(nextMeeting([{ ...meeting(now + DAY), time: '' }], now)).toBeNull();
  });
});

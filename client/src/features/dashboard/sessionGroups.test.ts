import { describe, expect, it } from 'vitest';
import { aMeeting } from '../../lib/testing/samples.ts';
import { groupSessions } from './sessionGroups.ts';

const now = Date.parse('2026-11-20T13:00:00.000Z');
const tomorrow = aMeeting({ roomid: 'tomorrow0001', startsAt: '2026-11-21T13:00:00.000Z' });
const nextWeek = aMeeting({ roomid: 'nextweek0001', startsAt: '2026-11-27T13:00:00.000Z' });
const inTwoWeeks = aMeeting({ roomid: 'twoweeks0001', startsAt: '2026-12-04T13:00:00.000Z' });
const live = aMeeting({ roomid: 'live00000001', status: 'live', startsAt: '2026-11-20T12:30:00.000Z' });
const done = aMeeting({ roomid: 'done00000001', status: 'done', startsAt: '2026-11-20T09:00:00.000Z' });
const missed = aMeeting({ roomid: 'missed000001', status: 'missed', startsAt: '2026-11-18T09:00:00.000Z' });
const rooms = (meetings: { roomid: string }[]) => meetings.map(({ roomid }) => roomid);

describe('groupSessions', () => {
  it('takes the soonest as next and lists the others latest first', () => {
    const { next, upcoming } = groupSessions([tomorrow, inTwoWeeks, nextWeek], now);
    expect(next?.roomid).toBe('tomorrow0001');
    expect(rooms(upcoming)).toEqual(['twoweeks0001', 'nextweek0001']);
  });

  it('takes a running session before one to come', () => {
    expect(groupSessions([tomorrow, live], now).next?.roomid).toBe('live00000001');
  });

  it('lists what is over latest first', () => {
    const { next, earlier } = groupSessions([missed, done], now);
    expect(next).toBeNull();
    expect(rooms(earlier)).toEqual(['done00000001', 'missed000001']);
  });

  it('does not wait for a session without a time', () => {
    expect(groupSessions([{ ...tomorrow, time: '' }], now).next).toBeNull();
  });

  it('lets go of a booked session 45 minutes after its start', () => {
    const booked = aMeeting({ startsAt: new Date(now - 45 * 60_000).toISOString() });
    expect(groupSessions([booked], now).next).not.toBeNull();
    expect(groupSessions([booked], now + 1).next).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { googleCalendarLink, outlookCalendarLink } from './calendarLinks.ts';

const ENTRY = {
  title: 'HR Round 1 with Meera & Co + friends',
  details: 'Join: https://preproom.example/room/abc',
  location: 'https://preproom.example/room/abc',
  startsAt: new Date('2026-11-24T23:30:00Z'),
  minutes: 45,
};

describe('a link that adds a session to a calendar', () => {
  it('gives Google start and end in UTC, past midnight too', () => {
    const { searchParams } = new URL(googleCalendarLink(ENTRY));
    expect(searchParams.get('dates')).toBe('20261124T233000Z/20261125T001500Z');
    expect(searchParams.get('text')).toBe(ENTRY.title);
    expect(searchParams.get('location')).toBe(ENTRY.location);
  });

  it('gives Outlook instants with their zone', () => {
    const { searchParams } = new URL(outlookCalendarLink(ENTRY));
    expect(searchParams.get('startdt')).toBe('2026-11-24T23:30:00.000Z');
    expect(searchParams.get('enddt')).toBe('2026-11-25T00:15:00.000Z');
    expect(searchParams.get('body')).toBe(ENTRY.details);
  });

  it.each([googleCalendarLink, outlookCalendarLink])('has no plus sign for a space', (linkOf) => {
    expect(linkOf(ENTRY)).not.toContain('+');
    expect(linkOf(ENTRY)).toContain('Meera%20%26%20Co%20%2B%20friends');
  });
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aMeeting } from '../../lib/testing/samples.ts';
import { RoomEntry } from './RoomEntry.tsx';

const meeting = aMeeting({ startsAt: '2026-11-20T04:30:00.000Z' });
const show = (now: string) => renderPage(<RoomEntry meeting={meeting} now={Date.parse(now)} />);

afterEach(cleanup);

describe('when the room opens', () => {
  it('is a time on the same Indian day', () => {
    show('2026-11-19T19:00:00.000Z');
    expect(screen.getByText('Opens at 9:50 am IST')).toBeTruthy();
  });

  it('is later than devices can be tried out: the room’s lobby does that at any time before', () => {
    show('2026-11-19T19:00:00.000Z');
    const link = screen.getByRole('link', { name: 'Test your camera and microphone' });
    expect(link.getAttribute('href')).toBe(`/room/${meeting.roomid}`);
    cleanup();
    show('2026-11-20T04:25:00.000Z');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has its date on any other day', () => {
    show('2026-11-19T18:00:00.000Z');
    expect(screen.getByText('Opens Fri, 20 November, 9:50 am IST')).toBeTruthy();
  });
});

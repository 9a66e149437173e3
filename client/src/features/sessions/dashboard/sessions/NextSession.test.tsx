import { MEETING_GRACE_MS } from '@preproom/models/contract/sessions/meetingTime';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aMeeting } from '../../../../lib/testing/samples.ts';
import { NextSession } from './NextSession.tsx';

const START = Date.parse('2026-11-20T13:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now: START - 2_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('always shows the state of its session while the page stays open', () => {
  renderPage(<NextSession side="learner" meeting={aMeeting({ startsAt: new Date(START).toISOString() })} />);
  expect(screen.getByText('Next up')).toBeTruthy();
  act(() => vi.advanceTimersByTime(3_000));
  expect(screen.getByText('Now')).toBeTruthy();
  act(() => vi.advanceTimersByTime(MEETING_GRACE_MS));
  expect(screen.getByText('Needs rescheduling')).toBeTruthy();
  expect(screen.queryByText('Next up')).toBeNull();
});

import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { DueSince } from './DueSince.tsx';

const NOW = Date.parse('2026-11-24T13:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [0.5, 'Due now'],
  [1, '1 hour overdue'],
  [23.9, '23 hours overdue'],
  [24, '1 day overdue'],
  [75, '3 days overdue'],
])('counts from the planned end: %s hours', (hours, text) => {
  const startsAt = new Date(NOW - hours * HOUR_MS - 45 * 60_000).toISOString();
  renderPage(<DueSince startsAt={startsAt} minutes={45} />);
  expect(screen.getByText(text)).toBeTruthy();
});

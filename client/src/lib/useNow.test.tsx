import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnServerTime } from './serverTime.ts';
import { useNow } from './useNow.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  cleanup();
  isHidden = false;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const times = { second: [] as number[], minute: [] as number[] };
function Ticking({ every }: { every: 'second' | 'minute' }) {
  const now = useNow(every);
  times[every].push(now);
  return <p>{`${every} ${new Date(now).toISOString().slice(11, 19)}`}</p>;
}

const shown = () => screen.getAllByText(/^(second|minute) /).map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
function setHidden(hidden: boolean): void {
  isHidden = hidden;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('ticks when the server’s second begins, whatever the device’s clock says', () => {
  vi.setSystemTime(NOON - 7 * 3_600_000);
  render(<Ticking every="second" />);
  act(() => learnServerTime('2026-11-20T12:00:00.700Z', performance.now()));
  expect(shown()).toEqual(['second 12:00:00']);
  pass(299);
  expect(shown()).toEqual(['second 12:00:00']);
  pass(1);
  expect(shown()).toEqual(['second 12:00:01']);
});

test('ten minutes of ticks do not drift: each second once, and nothing between them', () => {
  times.second = [];
  times.minute = [];
  render(
    <>
      <Ticking every="second" />
      <Ticking every="minute" />
    </>,
  );
  for (let n = 0; n < 1_500; n++) pass(400);
  expect(times.second).toEqual(Array.from({ length: 601 }, (_, n) => NOON + n * 1_000));
  expect(times.minute).toEqual(Array.from({ length: 11 }, (_, n) => NOON + n * 60_000));
});

test('a hidden page rests, and catches up when it is seen again', () => {
  render(<Ticking every="second" />);
  setHidden(true);
  pass(60_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(shown()).toEqual(['second 12:00:00']);
  setHidden(false);
  expect(shown()).toEqual(['second 12:01:00']);
  pass(1_000);
  expect(shown()).toEqual(['second 12:01:01']);
});

test('one timer serves all, and none is left after the last', () => {
  const { unmount } = render(
    <>
      <Ticking every="second" />
      <Ticking every="second" />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

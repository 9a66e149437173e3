import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryLimit } from './memoryLimit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (retryAfterSeconds: number) =>
  expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds });

test('so many points a window for each key; what is refused counts, and says how long to wait', () => {
  const limit = new MemoryLimit(3, 10);
  limit.consume('a');
  limit.consume('a', 2);
  limit.consume('b', 3);
  vi.advanceTimersByTime(2_500);
  expect(() => limit.consume('a')).toThrow(refusal(8));
  expect(() => limit.consume('b')).toThrow(refusal(8));
  vi.advanceTimersByTime(7_500);
  limit.consume('a', 3);
  expect(() => limit.consume('a')).toThrow(refusal(10));
});

test('keys whose window is over are forgotten, those still counted are not', () => {
  const limit = new MemoryLimit(1, 10);
  limit.consume('counted before');
  for (let person = 0; person < 5_000; person++) limit.consume(`person ${person}`);
  vi.advanceTimersByTime(9_000);
  expect(() => limit.consume('person 1')).toThrow(refusal(1));
  vi.advanceTimersByTime(1_000);
  for (let person = 0; person < 5_000; person++) limit.consume(`person ${person}`);
  expect(() => limit.consume('person 1')).toThrow(refusal(10));
});

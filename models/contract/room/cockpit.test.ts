import { describe, expect, it } from 'vitest';
import { LIVE_LIMIT_MS, ROOM_OPENS_BEFORE_MS } from '../sessions/meetingTime.ts';
import { momentInSession } from './cockpit.ts';

const STARTS = 1_000_000_000;
const NOW = STARTS + 30 * 60_000;

describe('a moment in a session', () => {
  it.each([
    ['in the call', NOW - 5_000, NOW - 5_000],
    ['when the room opened', STARTS - ROOM_OPENS_BEFORE_MS, STARTS - ROOM_OPENS_BEFORE_MS],
    ['a little ahead of the server', NOW + 9_000, NOW],
    ['in the future', NOW + 11_000, null],
    ['before the room opened', STARTS - ROOM_OPENS_BEFORE_MS - 1, null],
  ])('%s', (_, atMs, stored) => {
    expect(momentInSession(atMs, STARTS, NOW)).toBe(stored);
  });

  it('ends with the longest session, however late it arrives', () => {
    const muchLater = STARTS + 5 * LIVE_LIMIT_MS;
    expect(momentInSession(STARTS + LIVE_LIMIT_MS, STARTS, muchLater)).toBe(STARTS + LIVE_LIMIT_MS);
    expect(momentInSession(STARTS + LIVE_LIMIT_MS + 1, STARTS, muchLater)).toBeNull();
  });
});

import { ConnectionHistoryPart } from '@preproom/models/contract/room/connectionHistory';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectionHistoryRecorder,
  createConnectionHistoryRecorder,
  type Phase,
} from './connectionHistoryRecorder.ts';
import type { LinkSample } from './linkStats.ts';
import { aSample } from './testing/samples.ts';

const PART_ID = '00000000-0000-4000-8000-0000000000aa';
let recorder: ConnectionHistoryRecorder;
let nowMs: number;

beforeEach(() => {
  recorder = createConnectionHistoryRecorder(PART_ID);
  nowMs = 1_000_000;
});

/** So many seconds of one phase, told every second as the keeper does. */
function pass(
  seconds: number,
  phase: Phase,
  change: Partial<LinkSample> = {},
  sending = 'full' as const,
): void {
  recorder.note(phase, nowMs);
  for (let i = 0; i < seconds; i++) {
    nowMs += 1_000;
    recorder.note(phase, nowMs);
    const sample = aSample({ spanMs: 1_000, sentBytes: 1_000, receivedBytes: 2_000, ...change });
    if (phase === 'together') recorder.add({ sample, grade: 3, sending, dataSaver: 'off' });
  }
}

it('tells nothing before anybody was in a room', () => {
  expect(recorder.history()).toBeNull();
});

it('does not count what nobody can have noticed', () => {
  pass(5, 'together');
  recorder.note('cut', nowMs);
  recorder.note('together', nowMs + 499);
  nowMs += 499;
  pass(5, 'together');
  recorder.note(null, nowMs);
  expect(recorder.history()).toMatchObject({ interruptions: 0, longestInterruptionMs: 0, reconnects: 0 });
});

describe('a call with one interruption', () => {
  beforeEach(() => {
    pass(5, 'apart');
    pass(40, 'together');
    pass(4, 'cut');
    pass(16, 'together', { roundTripMs: 400, lostIn: 0.1, route: 'relay' });
    recorder.note(null, nowMs);
  });

  it('tells how long, how often and how much', () => {
    expect(recorder.history()).toMatchObject({
      secondsInRoom: 65,
      secondsConnected: 56,
      interruptions: 1,
      longestInterruptionMs: 4_000,
      reconnects: 1,
      sentBytes: 56_000,
      receivedBytes: 112_000,
    });
  });

  it('tells the usual and the bad round trip, the mean loss and the last route', () => {
    expect(recorder.history()).toMatchObject({
      roundTripMs: { median: 40, worstTenth: 400 },
      lostPerMille: { sent: 0, received: 29 },
      route: 'relay',
    });
  });

  it('draws the gap where it was', () => {
    expect(recorder.history()?.quality).toEqual([...Array(40).fill(3), 0, 0, 0, 0, ...Array(16).fill(3)]);
  });

  it('fits the contract', () => {
    expect(ConnectionHistoryPart.safeParse(recorder.history()).error).toBeUndefined();
  });

  it('goes on after coming back, without the time in between', () => {
    nowMs += 600_000;
    pass(10, 'together');
    expect(recorder.history()).toMatchObject({ secondsInRoom: 75, secondsConnected: 66, interruptions: 1 });
  });
});

it('somebody who leaves on purpose interrupts nothing', () => {
  pass(10, 'together');
  pass(10, 'apart');
  pass(10, 'together');
  expect(recorder.history()).toMatchObject({ interruptions: 0, reconnects: 0, secondsConnected: 20 });
});

it('the longest of several interruptions counts', () => {
  for (const seconds of [2, 7, 3]) {
    pass(5, 'together');
    pass(seconds, 'cut');
  }
  expect(recorder.history()).toMatchObject({ interruptions: 3, longestInterruptionMs: 7_000, reconnects: 2 });
});

it('five hours of the worst fit the contract, in sixty points', () => {
  pass(18_000, 'together', { roundTripMs: 90_000, lostIn: 1, lostOut: 1, sentBytes: 2 ** 40 / 18_000 });
  const history = recorder.history();
  expect(history?.quality).toHaveLength(60);
  expect(ConnectionHistoryPart.safeParse({ ...history, sentBytes: 0 }).error).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionSide } from '../../sessions/sessions.ts';
import { SESSION_SIDES } from '../../sessions/sides.ts';
import { ASK_OPEN_MS, type RecordingEvent } from './recording.ts';
import { recordingAt } from './recordingState.ts';

const START_MS = Date.parse('2026-11-28T10:00:00.000Z');
const at = (second: number) => new Date(START_MS + second * 1000).toISOString();
const ask = (id: string, by: SessionSide, second: number): RecordingEvent => ({
  ...{ kind: 'ask', id, by, at: at(second) },
});
const agree = (id: string, askId: string, by: SessionSide, second: number): RecordingEvent => ({
  ...{ kind: 'agree', id, askId, by, at: at(second) },
});
const stop = (id: string, askId: string, by: SessionSide, second: number): RecordingEvent => ({
  ...{ kind: 'stop', id, askId, by, at: at(second) },
});
const now = (second: number) => START_MS + second * 1000;

describe('the recording', () => {
  it('is asked for by one and on once the other agrees', () => {
    const asked = [ask('a', 'learner', 0)];
    expect(recordingAt([], now(0))).toEqual({ status: 'off' });
    expect(recordingAt(asked, now(5))).toMatchObject({ status: 'asked', askId: 'a', by: 'learner' });
    expect(recordingAt([...asked, agree('b', 'a', 'mentor', 6)], now(900))).toMatchObject({
      ...{ status: 'on', askId: 'a' },
    });
  });

  it('is not on by silence, nor by an answer after the question is over', () => {
    const lateS = ASK_OPEN_MS / 1000 + 1;
    expect(recordingAt([ask('a', 'learner', 0)], now(lateS))).toEqual({ status: 'off' });
    const late = [ask('a', 'learner', 0), agree('b', 'a', 'mentor', lateS)];
    expect(recordingAt(late, now(lateS))).toEqual({ status: 'off' });
  });

  it('is not on by the agreement of the one who asked', () => {
    const events = [ask('a', 'learner', 0), agree('b', 'a', 'learner', 1)];
    expect(recordingAt(events, now(2)).status).toBe('asked');
  });

  it.each(SESSION_SIDES)('is stopped by the %s for both, also by who asked for it', (by) => {
    const events = [ask('a', 'learner', 0), agree('b', 'a', 'mentor', 1), stop('c', 'a', by, 9)];
    expect(recordingAt(events, now(10))).toEqual({ status: 'off' });
    // Another question begins another recording.
    const again = [...events, ask('d', 'mentor', 20), agree('e', 'd', 'learner', 21)];
    expect(recordingAt(again, now(22))).toMatchObject({ status: 'on', askId: 'd' });
  });

  it('that both asked for at once is one, and one stop ends it', () => {
    const both = [ask('a', 'learner', 0), ask('b', 'mentor', 0), agree('c', 'b', 'learner', 2)];
    expect(recordingAt(both, now(3))).toMatchObject({ status: 'on', askId: 'b' });
    expect(recordingAt([...both, stop('d', 'b', 'mentor', 5)], now(6))).toEqual({ status: 'off' });
  });
});

const id = fc.constantFrom(...'abcdef');
const common = { id, by: fc.constantFrom(...SESSION_SIDES), at: fc.integer({ min: 0, max: 400 }).map(at) };
const event = fc.oneof(
  fc.record({ kind: fc.constant('ask' as const), ...common }),
  fc.record({ kind: fc.constant('agree' as const), askId: id, ...common }),
  fc.record({ kind: fc.constant('stop' as const), askId: id, ...common }),
);
const events: fc.Arbitrary<RecordingEvent[]> = fc.uniqueArray(event, {
  selector: (one) => one.id,
  maxLength: 6,
});
const arrivals = events.chain((all) =>
  fc.tuple(
    fc.constant(all),
    fc.shuffledSubarray(all, { minLength: all.length }),
    fc.subarray(all),
    fc.integer({ min: 0, max: 600 }).map(now),
  ),
);

describe('any events', () => {
  it('give the same state in whatever order and however often they arrive', () => {
    fc.assert(
      fc.property(arrivals, ([all, once, again, nowMs]) => {
        expect(recordingAt([...again, ...once], nowMs)).toEqual(recordingAt(all, nowMs));
      }),
    );
  });

  it('are a recording only with a question of one and the agreement of the other, and no later stop', () => {
    fc.assert(
      fc.property(arrivals, ([all, , , nowMs]) => {
        const state = recordingAt(all, nowMs);
        if (state.status !== 'on') return;
        const sides = all.flatMap((one) =>
          one.id === state.askId || (one.kind === 'agree' && one.askId === state.askId) ? [one.by] : [],
        );
        expect(new Set(sides)).toEqual(new Set(SESSION_SIDES));
        expect(all.some((one) => one.kind === 'stop' && one.askId === state.askId)).toBe(false);
      }),
    );
  });

  it('are off from a stop on until somebody asks anew', () => {
    fc.assert(
      fc.property(arrivals, id, fc.constantFrom(...SESSION_SIDES), ([all, , , nowMs], askId, by) => {
        const stopped = [...all, { kind: 'stop' as const, id: 'z', askId, by, at: at(400) }];
        expect(recordingAt(stopped, nowMs)).toEqual({ status: 'off' });
      }),
    );
  });
});

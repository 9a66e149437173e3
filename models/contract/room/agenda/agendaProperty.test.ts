import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHASES } from '../../catalogues/phases.ts';
import { MINUTE_MS } from '../../http/durations.ts';
import { ROUNDS } from '../../sessions/rounds.ts';
import { SESSION_SIDES } from '../../sessions/sides.ts';
import { MET_MS } from '../../testing/agendaEvents.ts';
import { type AgendaEvent, INTERVIEW_MODES } from './agenda.ts';
import { agendaAt, focusSpans, phaseSpans, visibleTo } from './agendaState.ts';
import { agendaOf } from './agendas.ts';
import { type FocusMute, focusMuteStep } from './focusMute.ts';

const AGENDA = agendaOf('Tech Round 2', false);
const second = fc.integer({ min: -900, max: 6_000 });
const id = fc.constantFrom(...'abcdefghij');
const change = fc.oneof(
  fc.record({ kind: fc.constant('phase'), phase: fc.constantFrom(...PHASES) }),
  fc.record({ kind: fc.constant('shown'), isShown: fc.boolean() }),
  fc.record({ kind: fc.constant('focus'), minutes: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ kind: fc.constant('focusOver'), focusId: id }),
  fc.record({ kind: fc.constant('mode'), mode: fc.constantFrom(...INTERVIEW_MODES) }),
);
const event = fc
  .tuple(change, id, fc.constantFrom(...SESSION_SIDES), second)
  .map(([changed, ofId, by, s]) => ({
    ...{ ...changed, id: ofId, by },
    at: new Date(MET_MS + s * 1000).toISOString(),
  })) as fc.Arbitrary<AgendaEvent>;
const events = fc.uniqueArray(event, { selector: ({ id: ofId }) => ofId, maxLength: 10 });
/** As they arrive: each at least once, in any order. */
const arrivals = events.chain((all) =>
  fc.tuple(
    fc.constant(all),
    fc
      .tuple(fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all))
      .map(([once, again]) => [...again, ...once]),
  ),
);

describe('the agenda', () => {
  it('is the same in whatever order and however often its events arrive', () => {
    fc.assert(
      fc.property(arrivals, second, ([all, arrived], nowS) => {
        const nowMs = MET_MS + nowS * 1000;
        expect(agendaAt(AGENDA, arrived, MET_MS, nowMs)).toEqual(agendaAt(AGENDA, all, MET_MS, nowMs));
        for (const side of SESSION_SIDES) expect(visibleTo(side, arrived)).toEqual(visibleTo(side, all));
      }),
    );
  });

  it('has no time below zero or above the whole, wherever the clock jumps', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: -1e9, max: 1e9 }), (all, nowS) => {
        const { phase, focus } = agendaAt(AGENDA, all, MET_MS, MET_MS + nowS * 1000);
        const minutes = AGENDA[phase?.index ?? -1]?.minutes ?? 0;
        expect(phase?.leftMs).toBeGreaterThanOrEqual(0);
        expect(phase?.leftMs).toBeLessThanOrEqual(minutes * MINUTE_MS);
        if (focus) expect(focus.leftMs).toBeGreaterThan(0);
        expect(focus?.leftMs ?? 0).toBeLessThanOrEqual(10 * MINUTE_MS);
      }),
    );
  });

  it('has phases without gaps, and focus times without overlaps, all within the session', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 5_400 }), (all, endS) => {
        const endMs = MET_MS + endS * 1000;
        const phases = phaseSpans(AGENDA, all, MET_MS, endMs);
        phases.forEach((span, i) => {
          expect(span.fromMs).toBe(i === 0 ? MET_MS : phases[i - 1]?.toMs);
          expect(span.toMs).toBeGreaterThan(span.fromMs);
        });
        if (phases.length > 0) expect(phases.at(-1)?.toMs).toBe(endMs);
        const focus = focusSpans(all, endMs);
        focus.forEach((span, i) => {
          expect(span.toMs).toBeGreaterThan(span.fromMs);
          expect(span.toMs).toBeLessThanOrEqual(endMs);
          expect(span.fromMs).toBeGreaterThanOrEqual(focus[i - 1]?.toMs ?? Number.NEGATIVE_INFINITY);
        });
      }),
    );
  });

  it('of every round has each phase once, and 45 minutes; the free introduction 15', () => {
    for (const round of ROUNDS) {
      const minutesOf = (isFree: boolean) =>
        agendaOf(round, isFree).reduce((sum, { minutes }) => sum + minutes, 0);
      expect([minutesOf(false), minutesOf(true)]).toEqual([45, 15]);
      const phases = agendaOf(round, false).map(({ phase }) => phase);
      expect(new Set(phases).size).toBe(phases.length);
    }
  });
});

describe('the microphone in focus time', () => {
  /** A page sees these focus times one after the other (null: none), each any number of times, as over reloads. */
  const seen = fc.array(fc.tuple(fc.option(fc.constantFrom('a', 'b', 'c')), fc.integer({ min: 1, max: 3 })), {
    maxLength: 12,
  });

  it('is back as it was after every focus time, and off in it', () => {
    fc.assert(
      fc.property(seen, fc.boolean(), (steps, wasMuted) => {
        let kept: FocusMute | null = null;
        let isMuted = wasMuted;
        for (const [focusId, times] of steps)
          for (let i = 0; i < times; i += 1) {
            const step = focusMuteStep(kept, focusId, isMuted);
            kept = step.kept;
            isMuted = step.setMuted ?? isMuted;
            expect(isMuted).toBe(focusId === null ? wasMuted : true);
          }
      }),
    );
  });

  it('stays as somebody sets it meanwhile', () => {
    const begun = focusMuteStep(null, 'a', false);
    expect(begun).toEqual({ kept: { focusId: 'a', wasMuted: false }, setMuted: true });
    expect(focusMuteStep(begun.kept, 'a', false).setMuted).toBeNull();
    expect(focusMuteStep(begun.kept, null, false)).toEqual({ kept: null, setMuted: null });
  });
});

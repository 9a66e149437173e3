import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../http/durations.ts';
import { anAgendaEvent as event, MET_MS } from '../../testing/agendaEvents.ts';
import {
  agendaAt,
  focusSpans,
  mayChange,
  modeChanges,
  needsMeeting,
  phaseSpans,
  visibleTo,
} from './agendaState.ts';
import { agendaOf } from './agendas.ts';

const AGENDA = agendaOf('HR Round 1', false);
const phase = (id: string, name: 'welcome' | 'yourself' | 'motivation', minute: number) =>
  event({ kind: 'phase', phase: name }, id, minute);
const focus = (id: string, minutes: number, minute: number, by: 'mentor' | 'learner' = 'mentor') =>
  event({ kind: 'focus', minutes }, id, minute, by);
const focusOver = (id: string, focusId: string, minute: number) =>
  event({ kind: 'focusOver', focusId }, id, minute, 'learner');
const now = (events: Parameters<typeof agendaAt>[1], minute: number, metAtMs: number | null = MET_MS) =>
  agendaAt(AGENDA, events, metAtMs, MET_MS + minute * MINUTE_MS);
const minutesOf = <T extends { fromMs: number; toMs: number }>(spans: readonly T[]) =>
  spans.map(({ fromMs, toMs }) => [(fromMs - MET_MS) / MINUTE_MS, (toMs - MET_MS) / MINUTE_MS]);

describe('the phase', () => {
  it('is none until both have met', () => {
    expect(now([phase('a', 'yourself', 1)], 2, null).phase).toBeNull();
  });

  it('is the first from the meeting on, with its minutes', () => {
    expect(now([], 1).phase).toEqual({ phase: 'welcome', index: 0, leftMs: 2 * MINUTE_MS });
  });

  it('is the one that the mentor moved on to, counted from the press', () => {
    expect(now([phase('a', 'yourself', 2)], 4).phase).toEqual({
      ...{ phase: 'yourself', index: 1 },
      leftMs: 5 * MINUTE_MS,
    });
  });

  it('has no time below zero when it is over, and never more than its minutes when the clock is set back', () => {
    expect(now([], 40).phase?.leftMs).toBe(0);
    expect(now([phase('a', 'yourself', 2)], -60).phase?.leftMs).toBe(7 * MINUTE_MS);
  });

  it('counts from the meeting when it was pressed before', () => {
    expect(now([phase('a', 'yourself', -5)], 0).phase?.leftMs).toBe(7 * MINUTE_MS);
  });

  it('begins once, also when it is pressed again or arrives twice', () => {
    const events = [phase('a', 'yourself', 2), phase('a', 'yourself', 2), phase('b', 'yourself', 4)];
    expect(now(events, 5).phase?.leftMs).toBe(4 * MINUTE_MS);
  });

  it('may go back, and the earlier time is over', () => {
    const events = [phase('b', 'welcome', 5), phase('a', 'yourself', 2)];
    expect(now(events, 6).phase).toMatchObject({ phase: 'welcome', leftMs: 2 * MINUTE_MS });
  });

  it('of another round counts as none', () => {
    const other = event({ kind: 'phase', phase: 'design' }, 'a', 2);
    expect(now([other], 3).phase?.phase).toBe('welcome');
  });
});

describe('the phases of a session', () => {
  it('follow each other from the meeting to the end', () => {
    const spans = phaseSpans(
      AGENDA,
      [phase('b', 'motivation', 9), phase('a', 'yourself', 2)],
      MET_MS,
      MET_MS + 20 * MINUTE_MS,
    );
    expect(spans.map((span) => span.phase)).toEqual(['welcome', 'yourself', 'motivation']);
    expect(minutesOf(spans)).toEqual([
      [0, 2],
      [2, 9],
      [9, 20],
    ]);
  });

  it('are unknown when none was pressed, or only after the end', () => {
    const endMs = MET_MS + MINUTE_MS;
    expect(phaseSpans(AGENDA, [], MET_MS, endMs)).toEqual([]);
    expect(phaseSpans(AGENDA, [phase('a', 'yourself', 2)], MET_MS, endMs)).toEqual([]);
  });
});

describe('focus time', () => {
  it('lasts its minutes', () => {
    const events = [focus('a', 5, 10)];
    expect(now(events, 12).focus).toMatchObject({ id: 'a', leftMs: 3 * MINUTE_MS });
    expect(now(events, 15).focus).toBeNull();
    expect(now(events, 2).focus?.leftMs).toBe(5 * MINUTE_MS);
  });

  it('is ended by either, once', () => {
    const events = [focusOver('c', 'a', 13), focusOver('b', 'a', 12), focus('a', 5, 10)];
    expect(minutesOf(focusSpans(events, Number.POSITIVE_INFINITY))).toEqual([[10, 12]]);
  });

  it('that both begin at once is one, and the end of either press ends it', () => {
    const both = [focus('a', 5, 10), focus('b', 10, 11, 'learner')];
    expect(minutesOf(focusSpans(both, Number.POSITIVE_INFINITY))).toEqual([[10, 15]]);
    const ended = [...both, focusOver('c', 'b', 12)];
    expect(minutesOf(focusSpans(ended, Number.POSITIVE_INFINITY))).toEqual([[10, 12]]);
  });

  it('is not ended by what was meant for an earlier one, or comes too late', () => {
    const events = [focus('a', 1, 10), focus('b', 5, 12), focusOver('c', 'a', 13), focusOver('d', 'b', 18)];
    expect(minutesOf(focusSpans(events, Number.POSITIVE_INFINITY))).toEqual([
      [10, 11],
      [12, 17],
    ]);
  });

  it('ends with the session', () => {
    expect(minutesOf(focusSpans([focus('a', 10, 10)], MET_MS + 12 * MINUTE_MS))).toEqual([[10, 12]]);
    expect(focusSpans([focus('a', 10, 10)], MET_MS + 5 * MINUTE_MS)).toEqual([]);
  });
});

describe('the mode', () => {
  const mode = (id: string, chosen: 'study' | 'real', minute: number) =>
    event({ kind: 'mode', mode: chosen }, id, minute);

  it('is none until the mentor chooses one, then the latest', () => {
    expect(now([], 1).mode).toBeNull();
    expect(now([mode('b', 'real', 3), mode('a', 'study', -1)], 4).mode).toBe('real');
  });

  it('changes only where it differs', () => {
    const events = [mode('a', 'study', -1), mode('b', 'study', 1), mode('c', 'real', 2)];
    expect(modeChanges(events).map((change) => change.mode)).toEqual(['study', 'real']);
  });
});

describe('who sees and does what', () => {
  const shown = (id: string, isShown: boolean, minute: number) =>
    event({ kind: 'shown', isShown }, id, minute);
  const events = [phase('a', 'yourself', 2), focus('b', 5, 10)];
  const idsFor = (side: 'mentor' | 'learner', all: typeof events) => visibleTo(side, all).map(({ id }) => id);

  it('phases are the mentor’s until they are shown', () => {
    expect(idsFor('mentor', events)).toEqual(['a', 'b']);
    expect(idsFor('learner', events)).toEqual(['b']);
    expect(idsFor('learner', [...events, shown('c', true, 11)])).toEqual(['a', 'b', 'c']);
    expect(idsFor('learner', [shown('d', false, 12), ...events, shown('c', true, 11)])).toEqual([
      ...['b', 'c', 'd'],
    ]);
  });

  it('the learner begins and ends focus time, and nothing else', () => {
    const kinds = (['phase', 'shown', 'focus', 'focusOver', 'mode'] as const).map((kind) => ({ kind }));
    expect(kinds.filter((one) => mayChange('learner', one)).map(({ kind }) => kind)).toEqual([
      ...['focus', 'focusOver'],
    ]);
    expect(kinds.every((one) => mayChange('mentor', one))).toBe(true);
    expect(kinds.filter(needsMeeting).map(({ kind }) => kind)).toEqual(['phase', 'focus', 'focusOver']);
  });
});

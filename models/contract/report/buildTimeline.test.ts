import { describe, expect, it } from 'vitest';
import type { SessionSide } from '../room/sessions.ts';
import { buildTimeline, type TimelineEvent, type TimelineInputs } from './buildTimeline.ts';

const START = Date.parse('2026-11-24T13:00:00.000Z');
const LEARNER = { side: 'learner', isFeedbackSubmitted: true } as const;
const MENTOR = { side: 'mentor', isFeedbackSubmitted: true } as const;

const at = (seconds: number) => new Date(START + seconds * 1000);
const event = (kind: TimelineEvent['kind'], side: SessionSide, seconds: number): TimelineEvent => ({
  id: `${kind} ${side} ${seconds}`,
  kind,
  side,
  atMs: START + seconds * 1000,
});
const stretch = (from: number, to: number) => ({ fromMs: from * 1000, toMs: to * 1000 });

function inputs(given: Partial<TimelineInputs> = {}): TimelineInputs {
  return {
    startsAt: new Date(START),
    lastPresenceAt: at(600),
    events: [],
    questions: [],
    marks: [],
    speech: { learner: [], mentor: [] },
    readings: [],
    quality: [],
    ...given,
  };
}

const point = (t: number) => ({
  t,
  n: 20,
  Ranacorus: 100,
  Nervousness: 200,
  Enthusiasm: 300,
  Confidence: 400,
  Depress: 500,
});

describe('the timeline', () => {
  it('says that nothing is known', () => {
    expect(buildTimeline(inputs(), LEARNER)).toMatchObject({ span: null, presence: { learner: [] } });
  });

  it('shows when each was there, losses as gaps', () => {
    const events = [
      event('joined', 'learner', -60),
      event('joined', 'mentor', 0),
      event('left', 'learner', 100),
      event('joined', 'learner', 130),
      event('ended', 'mentor', 500),
      event('left', 'mentor', 501),
    ];
    const { presence, span } = buildTimeline(inputs({ events }), LEARNER);
    expect(presence).toEqual({
      learner: [stretch(-60, 100), stretch(130, 500)],
      mentor: [stretch(0, 500)],
    });
    expect(span).toEqual(stretch(-60, 500));
  });

  it('ends the presence of whoever was not seen leaving with the last presence', () => {
    const events = [event('joined', 'learner', 5)];
    expect(buildTimeline(inputs({ events }), LEARNER).presence.learner).toEqual([stretch(5, 600)]);
  });

  it('keeps one presence while a page takes over from another', () => {
    const events = [
      event('joined', 'learner', 0),
      event('joined', 'learner', 50),
      event('left', 'learner', 50),
      event('left', 'learner', 90),
    ];
    expect(buildTimeline(inputs({ events }), LEARNER).presence.learner).toEqual([stretch(0, 90)]);
  });

  it('joins overlapping speech and drops what runs backwards or lies outside the time of a room', () => {
    const learner = [
      { start: 5_000, end: 9_000 },
      { start: 8_000, end: 12_000 },
      { start: 30_000, end: 20_000 },
      { start: 9_000_000, end: 9_100_000 },
    ];
    const { speech } = buildTimeline(inputs({ speech: { learner, mentor: [] } }), LEARNER);
    expect(speech.learner).toEqual([stretch(5, 12)]);
  });

  it('spreads the quality over the time in which both were there', () => {
    const events = [
      event('joined', 'learner', 0),
      event('joined', 'mentor', 100),
      event('left', 'mentor', 200),
      event('joined', 'mentor', 300),
      event('ended', 'learner', 400),
    ];
    const { connection } = buildTimeline(inputs({ events, quality: [3, 3, 0, 1] }), LEARNER);
    expect(connection).toEqual([
      { ...stretch(100, 200), grade: 3 },
      { ...stretch(300, 350), grade: 0 },
      { ...stretch(350, 400), grade: 1 },
    ]);
  });

  it('gives the mentor no reading, and the learner nothing of the mentor’s before the feedback', () => {
    const given = inputs({
      readings: [point(0)],
      speech: { learner: [{ start: 0, end: 900 }], mentor: [{ start: 900, end: 1_900 }] },
      questions: [{ text: 'Why us?', askedAt: at(2) }],
      marks: [{ mark: 'strong', at: at(3) }],
    });
    expect(buildTimeline(given, MENTOR).speech).toEqual({
      learner: [],
      mentor: [{ fromMs: 900, toMs: 1_900 }],
    });
    expect(buildTimeline(given, MENTOR)).toMatchObject({ readings: [], marks: [{ atMs: 3_000 }] });
    const before = buildTimeline(given, { side: 'learner', isFeedbackSubmitted: false });
    expect([before.marks, before.questions]).toEqual([[], []]);
    expect(before.readings).toHaveLength(1);
    expect(JSON.stringify(before)).not.toContain('Depress');
    expect(buildTimeline(given, LEARNER).marks).toHaveLength(1);
  });
});

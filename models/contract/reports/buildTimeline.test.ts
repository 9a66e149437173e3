import { describe, expect, it } from 'vitest';
import { anEvent, aPoint, at, someInputs } from '../testing/timelines.ts';
import { buildTimeline } from './buildTimeline.ts';

const LEARNER = { side: 'learner', isFeedbackSubmitted: true } as const;
const MENTOR = { side: 'mentor', isFeedbackSubmitted: true } as const;

const stretch = (from: number, to: number) => ({ fromMs: from * 1000, toMs: to * 1000 });

describe('the timeline', () => {
  it('says that nothing is known', () => {
    expect(buildTimeline(someInputs(), LEARNER)).toMatchObject({ span: null, presence: { learner: [] } });
  });

  it('shows when each was there, losses as gaps', () => {
    const events = [
      anEvent('joined', 'learner', -60),
      anEvent('joined', 'mentor', 0),
      anEvent('left', 'learner', 100),
      anEvent('joined', 'learner', 130),
      anEvent('ended', 'mentor', 500),
      anEvent('left', 'mentor', 501),
    ];
    const { presence, span } = buildTimeline(someInputs({ events }), LEARNER);
    expect(presence).toEqual({
      learner: [stretch(-60, 100), stretch(130, 500)],
      mentor: [stretch(0, 500)],
    });
    // The time in which the learner waited is not shown.
    expect(span).toEqual(stretch(0, 500));
  });

  it('counts everything from when both were in the room, not from the planned start', () => {
    // Both came early: the mentor 200 seconds before the start, the learner 180.
    const events = [
      anEvent('joined', 'mentor', -200),
      anEvent('joined', 'learner', -180),
      anEvent('chat', 'mentor', -90),
      anEvent('ended', 'mentor', 120),
    ];
    const timeline = buildTimeline(
      someInputs({
        originAt: at(-180),
        events,
        questions: [{ text: 'Why us?', askedAt: at(-127) }],
        marks: [{ mark: 'strong', at: at(-121) }],
        speech: { learner: [{ start: -100_000, end: -90_000 }], mentor: [] },
        readings: [aPoint(-60)],
        quality: [3],
      }),
      LEARNER,
    );
    expect(timeline).toMatchObject({
      startsAt: at(0).toISOString(),
      originAt: at(-180).toISOString(),
      span: stretch(0, 300),
      presence: { mentor: [stretch(-20, 300)], learner: [stretch(0, 300)] },
      questions: [{ atMs: 53_000 }],
      marks: [{ atMs: 59_000 }],
      chat: [{ fromMs: 60_000, mentor: 1 }],
      speech: { learner: [stretch(80, 90)] },
      readings: [{ atMs: 120_000 }],
      connection: [{ ...stretch(0, 300), grade: 3 }],
    });
  });

  it('shows nothing where one person waited and went before the other came', () => {
    const events = [anEvent('joined', 'learner', -60), anEvent('left', 'learner', -30)];
    expect(buildTimeline(someInputs({ events }), LEARNER).span).toBeNull();
  });

  it('ends the presence of whoever was not seen leaving with the last presence', () => {
    const events = [anEvent('joined', 'learner', 5)];
    expect(buildTimeline(someInputs({ events }), LEARNER).presence.learner).toEqual([stretch(5, 600)]);
  });

  it('keeps one presence while a page takes over from another', () => {
    const events = [
      anEvent('joined', 'learner', 0),
      anEvent('joined', 'learner', 50),
      anEvent('left', 'learner', 50),
      anEvent('left', 'learner', 90),
    ];
    expect(buildTimeline(someInputs({ events }), LEARNER).presence.learner).toEqual([stretch(0, 90)]);
  });

  it('joins overlapping speech and drops what runs backwards or lies outside the time of a room', () => {
    const learner = [
      { start: 5_000, end: 9_000 },
      { start: 8_000, end: 12_000 },
      { start: 30_000, end: 20_000 },
      { start: 9_000_000, end: 9_100_000 },
    ];
    const { speech } = buildTimeline(someInputs({ speech: { learner, mentor: [] } }), LEARNER);
    expect(speech.learner).toEqual([stretch(5, 12)]);
  });

  it('spreads the quality over the time in which both were there', () => {
    const events = [
      anEvent('joined', 'learner', 0),
      anEvent('joined', 'mentor', 100),
      anEvent('left', 'mentor', 200),
      anEvent('joined', 'mentor', 300),
      anEvent('ended', 'learner', 400),
    ];
    const { connection } = buildTimeline(someInputs({ events, quality: [3, 3, 0, 1] }), LEARNER);
    expect(connection).toEqual([
      { ...stretch(100, 200), grade: 3 },
      { ...stretch(300, 350), grade: 0 },
      { ...stretch(350, 400), grade: 1 },
    ]);
  });

  it('gives the mentor no reading, and the learner nothing of the mentor’s before the feedback', () => {
    const given = someInputs({
      readings: [aPoint(0)],
      speech: { learner: [{ start: 0, end: 900 }], mentor: [{ start: 900, end: 1_900 }] },
      questions: [{ text: 'Why us?', askedAt: at(2) }],
      marks: [
        { mark: 'strong', at: at(3) },
        { mark: 'task', at: at(4) },
        { mark: 'answered', at: at(6) },
      ],
    });
    expect(buildTimeline(given, MENTOR).speech).toEqual({
      learner: [],
      mentor: [{ fromMs: 900, toMs: 1_900 }],
    });
    expect(buildTimeline(given, MENTOR)).toMatchObject({ readings: [], marks: [{ atMs: 3_000 }] });
    const before = buildTimeline(given, { side: 'learner', isFeedbackSubmitted: false });
    expect([before.marks, before.questions, before.parts]).toEqual([[], [], []]);
    expect(before.readings).toHaveLength(1);
    expect(JSON.stringify(before)).not.toContain('Depress');
    expect(buildTimeline(given, LEARNER)).toMatchObject({
      marks: [{ mark: 'strong' }],
      parts: [{ part: 'task', fromMs: 4_000, toMs: 6_000 }],
    });
  });
});

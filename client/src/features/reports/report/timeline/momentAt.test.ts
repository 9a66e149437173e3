import { describe, expect, it } from 'vitest';
import { aTimeline } from '../../../../lib/testing/samples.ts';
import { momentAt, snap } from './momentAt.ts';

describe('a moment', () => {
  it('brings question, speech, reading, mark and connection together', () => {
    const facts = momentAt(aTimeline(), 65_000);
    expect(facts).toMatchObject({
      question: { text: 'Tell me about yourself.' },
      speaking: ['learner'],
      present: ['learner', 'mentor'],
      reading: { atMs: 60_000 },
      marks: [{ mark: 'strong' }],
      grade: 3,
    });
  });

  it('knows of nothing where nothing was', () => {
    expect(momentAt(aTimeline(), -55_000)).toEqual({
      atMs: -55_000,
      question: null,
      phase: null,
      speaking: [],
      present: ['learner'],
      reading: null,
      marks: [],
      grade: null,
    });
  });

  it('lies on a step within the span', () => {
    const span = { fromMs: -61_000, toMs: 302_000 };
    expect([-90_000, 2_400, 2_600, 999_000].map((atMs) => snap(span, atMs))).toEqual([
      -60_000, 0, 5_000, 300_000,
    ]);
  });

  it('stays within a span that is too short for a step', () => {
    expect(snap({ fromMs: 1_200, toMs: 4_100 }, 0)).toBe(1_200);
    expect(snap({ fromMs: -3_900, toMs: -200 }, 0)).toBe(-3_900);
  });
});

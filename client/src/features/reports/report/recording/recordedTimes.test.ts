import { describe, expect, it } from 'vitest';
import type { RecordingPart } from '../../../../recording/recordingFiles.ts';
import { answerAt, nextMoment, placeAt, recordedSpan, shownMoments, timeOf } from './recordedTimes.ts';

const ORIGIN_MS = 1_000_000;
const part = (name: string, fromS: number, lengthS: number): RecordingPart => ({
  ...{ name, recordingId: 'r', type: 'video/webm', bytes: 1, isReady: true },
  ...{ startMs: ORIGIN_MS + fromS * 1000, lengthMs: lengthS * 1000 },
});
/** The tab was killed after a minute, and came back ten seconds later. */
const PARTS = [part('a', 30, 60), part('b', 100, 50)];

describe('a recording in parts', () => {
  it('has each time of the session in its part, and the next start in a gap', () => {
    const at = (second: number) => {
      const place = placeAt(PARTS, ORIGIN_MS, second * 1000);
      return place && [place.part.name, place.seconds];
    };
    expect(at(0)).toEqual(['a', 0]);
    expect(at(45)).toEqual(['a', 15]);
    expect(at(95)).toEqual(['b', 0]);
    expect(at(149)).toEqual(['b', 49]);
    expect(at(150)).toBeNull();
    expect(recordedSpan(PARTS, ORIGIN_MS)).toEqual({ fromMs: 30_000, toMs: 150_000 });
    expect(recordedSpan([], ORIGIN_MS)).toBeNull();
  });

  it('gives every place its time back', () => {
    for (const second of [30, 45.5, 101]) {
      const place = placeAt(PARTS, ORIGIN_MS, second * 1000);
      expect(place && timeOf(place, ORIGIN_MS)).toBe(second * 1000);
    }
  });

  it('goes from moment to moment, each once', () => {
    const moments = [90_000, 40_000, 40_000];
    expect(nextMoment(moments, 0, 1)).toBe(40_000);
    expect(nextMoment(moments, 40_000, 1)).toBe(90_000);
    expect(nextMoment(moments, 90_000, 1)).toBeNull();
    expect(nextMoment(moments, 90_300, -1)).toBe(40_000);
    expect(nextMoment(moments, 40_000, -1)).toBeNull();
  });

  it('has a moment of a gap where the recording goes on, so that the arrow keys pass it', () => {
    const shown = shownMoments(PARTS, ORIGIN_MS, [40_000, 95_000, 120_000, 160_000]);
    expect(shown).toEqual([40_000, 100_000, 120_000]);
    expect(nextMoment(shown, 100_000, -1)).toBe(40_000);
    expect(nextMoment(shown, 100_000, 1)).toBe(120_000);
  });

  it('has an answer from its question to the next, never beyond its part', () => {
    const questions = [
      { atMs: 35_000, text: 'first' },
      { atMs: 80_000, text: 'second' },
    ];
    const at = (second: number) => answerAt(PARTS, ORIGIN_MS, questions, second * 1000);
    expect(at(50)).toMatchObject({ text: 'first', start: 5, end: 50 });
    expect(at(85)).toMatchObject({ text: 'second', start: 50, end: 60 });
    // The tab was gone meanwhile: what is shown is cut, not what came before.
    expect(at(110)).toMatchObject({ text: 'second', part: PARTS[1], start: 0, end: 50 });
    expect(at(10)).toBeNull();
  });
});

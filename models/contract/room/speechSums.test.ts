import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  learnerShare,
  mergeSpeech,
  ownSums,
  type SpeechSegment,
  speechTurns,
  TURN_SILENCE_MS,
  togetherSums,
} from './speechSums.ts';

/** The plain model knows this many milliseconds. */
const LENGTH = 12_000;

const segment = fc
  .tuple(fc.nat(LENGTH - 1), fc.integer({ min: 1, max: 2_500 }), fc.nat(12))
  .map(([start, length, syllables]): SpeechSegment => [start, Math.min(LENGTH, start + length), syllables]);
const segments = fc.array(segment, { maxLength: 9 });

/** The plain model: for each millisecond the densest syllables of any segment; null in silence. */
function bitmap(all: readonly SpeechSegment[]): (number | null)[] {
  const at: (number | null)[] = Array(LENGTH).fill(null);
  for (const [start, end, syllables] of all)
    for (let ms = start; ms < end; ms++) at[ms] = Math.max(at[ms] ?? 0, syllables / (end - start));
  return at;
}

const spoken = (map: (number | null)[]) => map.filter((density) => density !== null);
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** The turns by walking through the milliseconds. */
function plainTurns(learner: (number | null)[], mentor: (number | null)[]) {
  const turns: { side: string; startMs: number; endMs: number; pauseMs: number | null }[] = [];
  let lastWord = -Infinity;
  for (let ms = 0; ms < LENGTH; ms++) {
    const [first, second] = [learner[ms] !== null, mentor[ms] !== null];
    if (!first && !second) continue;
    const alone = first && second ? null : first ? 'learner' : 'mentor';
    const holder = turns.at(-1);
    const silence = ms - lastWord;
    if (alone && (holder?.side !== alone || silence >= TURN_SILENCE_MS)) {
      const pauseMs = holder && holder.side !== alone ? silence : null;
      turns.push({ side: alone, startMs: ms, endMs: ms + 1, pauseMs });
    } else if (holder) holder.endMs = ms + 1;
    lastWord = ms + 1;
  }
  return turns;
}

describe('the sums of speech', () => {
  test('of one person are those of the plain model, however the segments overlap', () => {
    fc.assert(
      fc.property(segments, (all) => {
        const [merged, map] = [mergeSpeech(all), bitmap(all)];
        expect(ownSums(merged).speakingMs).toBe(spoken(map).length);
        expect(merged.reduce((total, [, , syllables]) => total + syllables, 0)).toBeCloseTo(sum(map), 6);
        expect(merged.every(([start], i) => i === 0 || start > (merged[i - 1]?.[1] ?? 0))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('do not change with the order, repetition or cutting of what arrives', () => {
    fc.assert(
      fc.property(segments, fc.infiniteStream(fc.nat()), (all, choices) => {
        const shuffled = [...all, ...all].sort(() => ((choices.next().value ?? 0) % 3) - 1);
        const [one, other] = [mergeSpeech(all), mergeSpeech(shuffled)];
        expect(other.map(([start, end]) => [start, end])).toEqual(one.map(([start, end]) => [start, end]));
        expect(ownSums(other).syllables).toBe(ownSums(one).syllables);
      }),
      { numRuns: 200 },
    );
  });

  test('of two people are those of the plain model: share, overlaps, turns and pauses', () => {
    fc.assert(
      fc.property(segments, segments, (of, by) => {
        const [learner, mentor] = [mergeSpeech(of), mergeSpeech(by)];
        const [first, second] = [bitmap(of), bitmap(by)];
        const turns = speechTurns(learner, mentor);
        expect(turns.map(({ side, startMs, endMs, pauseMs }) => ({ side, startMs, endMs, pauseMs }))).toEqual(
          plainTurns(first, second),
        );
        for (const { side, startMs, endMs, speakingMs, syllables } of turns) {
          const own = (side === 'learner' ? first : second).slice(startMs, endMs);
          expect(speakingMs).toBe(spoken(own).length);
          expect(syllables).toBeGreaterThanOrEqual(0);
        }
        const together = togetherSums(learner, mentor);
        expect(together.overlapMs).toBe(
          first.filter((own, ms) => own !== null && second[ms] !== null).length,
        );
        const all = spoken(first).length + spoken(second).length;
        expect(learnerShare(learner, mentor)).toEqual(all ? spoken(first).length / all : null);
      }),
      { numRuns: 200 },
    );
  });

  test('of a question and its answer', () => {
    const mentor = mergeSpeech([[0, 4_000, 16]]);
    const learner = mergeSpeech([
      // "Mm-hm" in the question is no turn.
      [2_000, 2_300, 2],
      [5_500, 15_500, 40],
      // Parts that touch are one.
      [15_500, 18_500, 10],
    ]);
    expect(learner).toHaveLength(2);
    const { learner: sums, overlaps, overlapMs } = togetherSums(learner, mentor);
    expect(sums).toEqual({ turns: 1, longestTurnMs: 13_000, answerPauseMs: 1_500 });
    expect([overlaps, overlapMs]).toEqual([1, 300]);
    expect(ownSums(learner).pace).toBeCloseTo(52 / 13.3, 6);
  });

  test('of nothing are nothing, and a single word has no pace', () => {
    expect(mergeSpeech([])).toEqual([]);
    expect(
      mergeSpeech([
        [500, 500, 1],
        [900, 400, 2],
      ]),
    ).toEqual([]);
    expect(learnerShare([], [])).toBeNull();
    expect(ownSums([[0, 400, 1]]).pace).toBeNull();
    expect(togetherSums([], [[0, 400, 1]]).learner).toEqual({
      turns: 0,
      longestTurnMs: 0,
      answerPauseMs: null,
    });
  });
});

import type { RecordingPart } from '../../../../recording/recordingFiles.ts';

/** Where a time of the session is recorded. */
export interface RecordedPlace {
  part: RecordingPart;
  /** Within the part. */
  seconds: number;
}

/** The part with this moment; between two parts, and before the first, the next one's start; null after the last. */
export function placeAt(
  parts: readonly RecordingPart[],
  originMs: number,
  atMs: number,
): RecordedPlace | null {
  const part = parts.find(({ startMs, lengthMs }) => startMs - originMs + lengthMs > atMs);
  if (!part) return null;
  return { part, seconds: Math.max(0, atMs - (part.startMs - originMs)) / 1000 };
}

/** The time of the session that a place in a part is. */
export function timeOf({ part, seconds }: RecordedPlace, originMs: number): number {
  return part.startMs - originMs + seconds * 1000;
}

/** From the first to the last recorded moment. */
export function recordedSpan(parts: readonly RecordingPart[], originMs: number) {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  return { fromMs: first.startMs - originMs, toMs: last.startMs - originMs + last.lengthMs };
}

/** The times that the player can seek to. A moment in a gap becomes the start of the next part; one after the end is left out. */
export function shownMoments(
  parts: readonly RecordingPart[],
  originMs: number,
  moments: readonly number[],
): number[] {
  return moments.flatMap((moment) => {
    const place = placeAt(parts, originMs, moment);
    return place ? [timeOf(place, originMs)] : [];
  });
}

/** The moment after (or before) this time, for the arrow keys; null without one. Backwards it skips the last second, so that a second press does not return to the same moment. */
export function nextMoment(moments: readonly number[], atMs: number, direction: 1 | -1): number | null {
  const sorted = [...new Set(moments)].sort((a, b) => a - b);
  if (direction === 1) return sorted.find((moment) => moment > atMs + 50) ?? null;
  return sorted.findLast((moment) => moment < atMs - 1_000) ?? null;
}

/** The answer at this time: from its question to the next one, as far as it is in the part that has this time. */
export function answerAt(
  parts: readonly RecordingPart[],
  originMs: number,
  questions: readonly { atMs: number; text: string }[],
  atMs: number,
): { text: string; part: RecordingPart; start: number; end: number } | null {
  const index = questions.findLastIndex((question) => question.atMs <= atMs);
  const question = questions[index];
  if (!question) return null;
  const part = placeAt(parts, originMs, atMs)?.part;
  if (!part) return null;
  const secondsOf = (ms: number) => (ms - (part.startMs - originMs)) / 1000;
  const start = Math.max(0, secondsOf(question.atMs));
  const end = Math.min(
    part.lengthMs / 1000,
    secondsOf(questions[index + 1]?.atMs ?? Number.POSITIVE_INFINITY),
  );
  return end > start ? { text: question.text, part, start, end } : null;
}

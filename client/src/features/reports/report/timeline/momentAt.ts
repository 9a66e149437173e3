import type { Phase } from '@preproom/models/contract/catalogues/phases';
import type { Timeline, TimelineReading } from '@preproom/models/contract/reports/timeline';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { SESSION_SIDES } from '@preproom/models/contract/sessions/sides';

/** How far one press of an arrow key goes, and how exact a moment is. */
export const STEP_MS = 5_000;
const READING_MS = 10_000;
/** A mark is pressed a little after what it marks. */
const NEAR_MS = 10_000;

/** All that is known about one moment. */
export interface MomentFacts {
  atMs: number;
  /** The question that was being answered. */
  question: { text: string; atMs: number } | null;
  /** Of the interview. */
  phase: Phase | null;
  speaking: SessionSide[];
  present: SessionSide[];
  reading: TimelineReading | null;
  marks: Timeline['marks'];
  /** The quality of the connection; null where it was not measured. */
  grade: number | null;
}

export function momentAt(timeline: Timeline, atMs: number): MomentFacts {
  const { questions, speech, presence, readings, marks, connection, agenda } = timeline;
  const isWithin = ({ fromMs, toMs }: { fromMs: number; toMs: number }) =>
    fromMs < atMs + STEP_MS && toMs > atMs;
  return {
    atMs,
    question: questions.findLast((question) => question.atMs < atMs + STEP_MS) ?? null,
    phase: agenda.phases.find(isWithin)?.phase ?? null,
    speaking: SESSION_SIDES.filter((side) => speech[side].some(isWithin)),
    present: SESSION_SIDES.filter((side) => presence[side].some(isWithin)),
    reading: readings.find((reading) => reading.atMs <= atMs && atMs < reading.atMs + READING_MS) ?? null,
    marks: marks.filter((mark) => Math.abs(mark.atMs - atMs) <= NEAR_MS),
    grade: connection.find(isWithin)?.grade ?? null,
  };
}

/** The nearest step within the span; its beginning if it is too short to have one. */
export function snap({ fromMs, toMs }: { fromMs: number; toMs: number }, atMs: number): number {
  const first = Math.ceil(fromMs / STEP_MS) * STEP_MS;
  const last = Math.floor(toMs / STEP_MS) * STEP_MS;
  if (first > last) return fromMs;
  return Math.min(last, Math.max(first, Math.round(atMs / STEP_MS) * STEP_MS));
}

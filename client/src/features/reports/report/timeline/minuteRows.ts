import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { SHOWN_READINGS, type ShownReading } from '@preproom/models/contract/readings/expressionSummary';
import { intersect, lengthMs } from '@preproom/models/contract/reports/stretches';
import type { Stretch, Timeline } from '@preproom/models/contract/reports/timeline';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { SESSION_SIDES } from '@preproom/models/contract/sessions/sides';

/** One minute of the session, as a row of the table. Null: not measured. */
export interface MinuteRow {
  fromMs: number;
  /** Who was in the room, at least for a part of the minute. */
  present: SessionSide[];
  questions: string[];
  marks: Timeline['marks'];
  /** Seconds of speech. */
  spoke: { learner: number; mentor: number };
  messages: number;
  readings: Record<ShownReading, number> | null;
  /** The worst connection of the minute. */
  grade: number | null;
}

export function minuteRows(timeline: Timeline, span: Stretch): MinuteRow[] {
  const first = Math.floor(span.fromMs / MINUTE_MS);
  const count = Math.max(1, Math.ceil(span.toMs / MINUTE_MS) - first);
  return Array.from({ length: count }, (_, i) => minuteRow(timeline, (first + i) * MINUTE_MS));
}

function minuteRow(timeline: Timeline, fromMs: number): MinuteRow {
  const minute = { fromMs, toMs: fromMs + MINUTE_MS };
  const isIn = ({ atMs }: { atMs: number }) => minute.fromMs <= atMs && atMs < minute.toMs;
  const seconds = (stretches: readonly Stretch[]) =>
    Math.round(lengthMs(intersect(stretches, [minute])) / 1000);
  const chat = timeline.chat.find((messages) => messages.fromMs === fromMs);
  const grades = timeline.connection
    .filter((part) => part.fromMs < minute.toMs && part.toMs > minute.fromMs)
    .map(({ grade }) => grade);
  return {
    fromMs,
    present: SESSION_SIDES.filter((side) => intersect(timeline.presence[side], [minute]).length > 0),
    questions: timeline.questions.filter(isIn).map(({ text }) => text),
    marks: timeline.marks.filter(isIn),
    spoke: { learner: seconds(timeline.speech.learner), mentor: seconds(timeline.speech.mentor) },
    messages: (chat?.learner ?? 0) + (chat?.mentor ?? 0),
    readings: averages(timeline.readings.filter(isIn)),
    grade: grades.length > 0 ? Math.min(...grades) : null,
  };
}

/** Weighted by the samples behind each average, in percent. */
function averages(readings: Timeline['readings']): MinuteRow['readings'] {
  const samples = readings.reduce((sum, { n }) => sum + n, 0);
  if (samples === 0) return null;
  const average = (name: ShownReading) =>
    Math.round(readings.reduce((sum, reading) => sum + reading[name] * reading.n, 0) / samples / 100);
  return Object.fromEntries(SHOWN_READINGS.map((name) => [name, average(name)])) as Record<
    ShownReading,
    number
  >;
}

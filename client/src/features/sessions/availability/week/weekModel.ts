import {
  AVAILABILITY_LIMITS,
  type Availability,
  GRID_MINUTES,
} from '@preproom/models/contract/sessions/availability';

export const DAY_MINUTES = 24 * 60;
/** Monday to Sunday, as the contract numbers them. */
export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Offered hours within one day, in minutes from midnight. */
export interface Hours {
  from: number;
  to: number;
}
export interface Span extends Hours {
  day: number;
}
/** Spans in order, which neither overlap nor touch. */
export type Week = readonly Span[];

const EMPTY_HOURS: Hours = { from: 9 * 60, to: 17 * 60 };
/** Length of a span added by a click. */
const ADDED_MINUTES = 60;

export function addSpan(week: Week, span: Span): Week {
  return merged([...week, span]);
}

export function removeSpan(week: Week, gone: Span): Week {
  return week.filter((span) => !isSame(span, gone));
}

export function replaceSpan(week: Week, old: Span, span: Span): Week {
  return addSpan(removeSpan(week, old), span);
}

/** Gives other days the hours of one, in place of their own. */
export function copyDay(week: Week, day: number, others: readonly number[]): Week {
  const kept = week.filter((span) => !others.includes(span.day) || span.day === day);
  const copies = hoursOf(week, day).flatMap((span) => others.map((other) => ({ ...span, day: other })));
  return merged([...kept, ...copies]);
}

export function hoursOf(week: Week, day: number): Week {
  return week.filter((span) => span.day === day);
}

/** The span that covers this minute. */
export function spanAt(week: Week, day: number, minute: number): Span | undefined {
  return week.find((span) => span.day === day && span.from <= minute && minute < span.to);
}

/** The span moved to a day and start, with its length, and kept within the day. */
export function movedTo(span: Span, day: number, from: number): Span {
  const length = span.to - span.from;
  const start = within(onGrid(from), 0, DAY_MINUTES - length);
  return { day: within(day, 1, 7), from: start, to: start + length };
}

/** The span with another start; its end stays, unless the start is not before it: then the length stays. */
export function withStart(span: Span, from: number): Span {
  if (from < span.to) return { ...span, from };
  return { ...span, from, to: Math.min(DAY_MINUTES, from + span.to - span.from) };
}

/** The span with one edge pulled to a minute, at least one grid step long. */
export function resized(span: Span, edge: 'from' | 'to', minute: number): Span {
  if (edge === 'from') return { ...span, from: within(onGrid(minute), 0, span.to - GRID_MINUTES) };
  return { ...span, to: within(onGrid(minute), span.from + GRID_MINUTES, DAY_MINUTES) };
}

/** Hours to add to a day: 9 to 5 on an empty one, else an hour in its last gap, an hour from its neighbour. Null: the day is full. */
export function nextHours(week: Week, day: number): Span | null {
  const taken = hoursOf(week, day);
  if (taken.length === 0) return { day, ...EMPTY_HOURS };
  const gap = gapsOf(taken).at(-1);
  if (!gap || taken.length >= AVAILABILITY_LIMITS.spansPerDay) return null;
  if (gap.to < DAY_MINUTES) {
    const to = Math.max(gap.to - ADDED_MINUTES, gap.from + GRID_MINUTES);
    return { day, from: Math.max(to - ADDED_MINUTES, gap.from), to };
  }
  const from = Math.min(gap.from + ADDED_MINUTES, gap.to - GRID_MINUTES);
  return { day, from, to: Math.min(from + ADDED_MINUTES, gap.to) };
}

/** Free time between and around a day's spans. */
function gapsOf(taken: Week): Hours[] {
  const edges = [0, ...taken.flatMap(({ from, to }) => [from, to]), DAY_MINUTES];
  const gaps: Hours[] = [];
  for (let i = 0; i < edges.length; i += 2) gaps.push({ from: edges[i] ?? 0, to: edges[i + 1] ?? 0 });
  return gaps.filter(({ from, to }) => to > from);
}

/** Whether a day has more spans than may be stored. */
export function isTooFull(week: Week): boolean {
  return WEEK_DAYS.some((day) => hoursOf(week, day).length > AVAILABILITY_LIMITS.spansPerDay);
}

/** Sorted, with spans that overlap or touch made one. */
export function merged(spans: readonly Span[]): Week {
  const week: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.day - b.day || a.from - b.from)) {
    const last = week.at(-1);
    if (last && last.day === span.day && span.from <= last.to)
      week[week.length - 1] = { ...last, to: Math.max(last.to, span.to) };
    else week.push(span);
  }
  return week;
}

export function isSame(a: Span, b: Span): boolean {
  return a.day === b.day && a.from === b.from && a.to === b.to;
}

export function onGrid(minute: number): number {
  return Math.round(minute / GRID_MINUTES) * GRID_MINUTES;
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

type StoredHours = Availability['exceptions'][number]['hours'][number];

export function weekOf(weekly: Availability['weekly']): Week {
  return merged(weekly.map(({ day, from, to }) => ({ day, from: minutesOf(from), to: minutesOf(to) })));
}

export function weeklyOf(week: Week): Availability['weekly'] {
  return week.map(({ day, ...hours }) => ({ day, ...storedHours(hours) }));
}

export function storedHours({ from, to }: Hours): StoredHours {
  return { from: timeOfDay(from), to: timeOfDay(to) };
}

/** 570 is "09:30". */
export function timeOfDay(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

import { MINUTE_MS } from '../http/durations.ts';
import { SHOWN_READINGS } from '../readings/expressionSummary.ts';
import type { ExpressionPoint } from '../readings/readings.ts';
import { isAnswerMark, type NoteMark } from '../room/cockpit.ts';
import type { SessionSide } from '../sessions/sessions.ts';
import { type AgendaInputs, agendaTimeline } from './agendaTimeline.ts';
import { markedParts } from './answers.ts';
import { intersect, union } from './stretches.ts';
import {
  FIRST_MOMENT_MS,
  LAST_MOMENT_MS,
  type Stretch,
  type Timeline,
  type TimelineReading,
} from './timeline.ts';

/** Something that signalling stored: by the server's clock. */
export interface TimelineEvent {
  /** Recognises a repetition. */
  id: string;
  kind: 'chat' | 'joined' | 'left' | 'ended';
  side: SessionSide;
  /** Milliseconds since the epoch. */
  atMs: number;
}

/** A stretch of speech in milliseconds since the session's start, as pages measure it. */
export interface Spoken {
  start: number;
  end: number;
}

/**
 * All that is known about a session, in any order and with repetitions. Epoch times are the server's; times since the start come from
 * pages, which measure their offset to the server's clock over the socket before they stamp anything.
 */
export interface TimelineInputs {
  startsAt: Date;
  /** The moment that the timeline's times count from. */
  originAt: Date;
  /** When somebody was last known to be in the room. Ends the presence of whoever was not seen leaving. */
  lastPresenceAt: Date | null;
  events: readonly TimelineEvent[];
  questions: readonly { text: string; askedAt: Date }[];
  marks: readonly { mark: NoteMark; at: Date }[];
  agenda: AgendaInputs;
  speech: Record<SessionSide, readonly Spoken[]>;
  readings: readonly ExpressionPoint[];
  /** The viewer's own quality grades: equal parts of the time in which both were in the room. */
  quality: readonly number[];
}

type TimelineParts = Omit<Timeline, 'startsAt' | 'originAt' | 'span'>;

export interface TimelineViewer {
  side: SessionSide;
  isFeedbackSubmitted: boolean;
}

/** Builds the timeline that this person may see. The order of the inputs and repetitions among them change nothing. */
export function buildTimeline(inputs: TimelineInputs, viewer: TimelineViewer): Timeline {
  const clock = timelineClock(inputs);
  const { sinceOrigin } = clock;
  const presence = {
    learner: presenceOf('learner', inputs, clock),
    mentor: presenceOf('mentor', inputs, clock),
  };
  const seesMentor = viewer.side === 'mentor' || viewer.isFeedbackSubmitted;
  const asked = inputs.questions.map(({ text, askedAt }) => ({ atMs: sinceOrigin(askedAt), text }));
  const questions = inOrder(seesMentor ? asked : [], clock);
  const marked = inOrder(
    seesMentor ? inputs.marks.map(({ mark, at }) => ({ atMs: sinceOrigin(at), mark })) : [],
    clock,
  );
  const ends = [...presence.learner, ...presence.mentor].map(({ toMs }) => toMs);
  const endMs = Math.max(clock.firstMs, ...ends);
  const originMs = inputs.originAt.getTime();
  const parts: TimelineParts = {
    presence,
    // When the learner spoke is the learner's; the mentor has agreed that the learner sees theirs.
    speech: {
      learner: viewer.side === 'learner' ? spokenBy(inputs.speech.learner, clock) : [],
      mentor: spokenBy(inputs.speech.mentor, clock),
    },
    questions,
    marks: marked.flatMap(({ atMs, mark }) => (isAnswerMark(mark) ? [] : [{ atMs, mark }])),
    parts: markedParts(
      marked.flatMap(({ atMs, mark }) => (isAnswerMark(mark) ? [{ atMs, mark }] : [])),
      questions,
      endMs,
    ),
    agenda: agendaTimeline(inputs.agenda, originMs, originMs + endMs, seesMentor),
    chat: chatOf(inputs.events, clock),
    // The learner's permission to share is about the four percentages, so the mentor never gets these.
    readings: viewer.side === 'learner' ? inOrder(inputs.readings.map(readingOf(clock)), clock) : [],
    connection: spreadGrades(inputs.quality, intersect(presence.learner, presence.mentor)),
  };
  const { startsAt, originAt } = inputs;
  return {
    startsAt: startsAt.toISOString(),
    originAt: originAt.toISOString(),
    span: spanOf(parts, clock.lastMs),
    ...parts,
  };
}

/** Turns instants, and times since the planned start, into times since the origin, and knows which of those are possible. */
interface TimelineClock {
  firstMs: number;
  lastMs: number;
  /** How long after the planned start the origin is. */
  shiftMs: number;
  sinceOrigin(at: Date | number): number;
  isPossible(atMs: number): boolean;
}

function timelineClock({ startsAt, originAt }: TimelineInputs): TimelineClock {
  const shiftMs = originAt.getTime() - startsAt.getTime();
  const [firstMs, lastMs] = [FIRST_MOMENT_MS - shiftMs, LAST_MOMENT_MS - shiftMs];
  return {
    firstMs,
    lastMs,
    shiftMs,
    sinceOrigin: (at) => Number(at) - originAt.getTime(),
    isPossible: (atMs) => atMs >= firstMs && atMs <= lastMs,
  };
}

const PRESENCE_ORDER = ['left', 'joined', 'ended'];

/** From a join to the next leaving. A join without one, as after a crash of the server, lasts until the next event or the last presence. */
function presenceOf(side: SessionSide, inputs: TimelineInputs, clock: TimelineClock): Stretch[] {
  const { sinceOrigin, firstMs, lastMs } = clock;
  const own = distinct(inputs.events, ({ id }) => id)
    .filter((event) => event.kind === 'ended' || (event.kind !== 'chat' && event.side === side))
    // A page that takes over a seat leaves and joins at the same moment.
    .sort((a, b) => a.atMs - b.atMs || PRESENCE_ORDER.indexOf(a.kind) - PRESENCE_ORDER.indexOf(b.kind));
  const stretches: Stretch[] = [];
  let fromMs: number | null = null;
  const leave = (toMs: number) => {
    if (fromMs !== null) stretches.push({ fromMs, toMs: Math.max(fromMs, toMs) });
    fromMs = null;
  };
  for (const { kind, atMs } of own) {
    if (kind === 'joined') fromMs ??= sinceOrigin(atMs);
    else leave(sinceOrigin(atMs));
  }
  if (fromMs !== null) leave(inputs.lastPresenceAt ? sinceOrigin(inputs.lastPresenceAt) : fromMs);
  return union(stretches, firstMs, lastMs);
}

function spokenBy(segments: readonly Spoken[], { shiftMs, firstMs, lastMs }: TimelineClock): Stretch[] {
  const stretches = segments.map(({ start, end }) => ({
    fromMs: Math.round(start - shiftMs),
    toMs: Math.round(end - shiftMs),
  }));
  return union(stretches, firstMs, lastMs);
}

function chatOf(
  events: readonly TimelineEvent[],
  { sinceOrigin, isPossible }: TimelineClock,
): Timeline['chat'] {
  const messages = distinct(
    events.filter(({ kind }) => kind === 'chat'),
    ({ id }) => id,
  ).map(({ side, atMs }) => ({ side, atMs: sinceOrigin(atMs) }));
  const minutes = Map.groupBy(
    messages.filter(({ atMs }) => isPossible(atMs)),
    ({ atMs }) => Math.floor(atMs / MINUTE_MS),
  );
  const count = (of: readonly { side: SessionSide }[], side: SessionSide) =>
    of.filter((message) => message.side === side).length;
  return [...minutes]
    .sort(([a], [b]) => a - b)
    .map(([minute, of]) => ({
      fromMs: minute * MINUTE_MS,
      learner: count(of, 'learner'),
      mentor: count(of, 'mentor'),
    }));
}

/** Without Depress, which no page shows. */
function readingOf({ shiftMs }: TimelineClock) {
  return ({ t, n, ...averages }: ExpressionPoint): TimelineReading => {
    const shown = Object.fromEntries(SHOWN_READINGS.map((name) => [name, averages[name]]));
    return { atMs: t * 1000 - shiftMs, n, ...(shown as Omit<TimelineReading, 'atMs' | 'n'>) };
  };
}

/** By time, each once. What is equal in every field is a repetition. */
function inOrder<T extends { atMs: number }>(items: readonly T[], { isPossible }: TimelineClock): T[] {
  return distinct(
    items.filter(({ atMs }) => isPossible(atMs)),
    (item) => JSON.stringify(item),
  ).sort((a, b) => a.atMs - b.atMs || compare(JSON.stringify(a), JSON.stringify(b)));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function distinct<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

/** Grades are recorded only while both are in the room, so they lie there one after the other. */
function spreadGrades(grades: readonly number[], together: readonly Stretch[]): Timeline['connection'] {
  const totalMs = together.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  if (grades.length === 0 || totalMs === 0) return [];
  const spread: Timeline['connection'] = [];
  let passedMs = 0;
  for (const { fromMs, toMs } of together) {
    grades.forEach((grade, i) => {
      const shareStart = (i * totalMs) / grades.length - passedMs;
      const shareEnd = ((i + 1) * totalMs) / grades.length - passedMs;
      const part = {
        fromMs: Math.round(fromMs + Math.max(0, shareStart)),
        toMs: Math.round(Math.min(toMs, fromMs + shareEnd)),
        grade,
      };
      const last = spread.at(-1);
      if (part.toMs <= part.fromMs) return;
      if (last?.grade === grade && last.toMs === part.fromMs) last.toMs = part.toMs;
      else spread.push(part);
    });
    passedMs += toMs - fromMs;
  }
  return spread;
}

const TEN_SECONDS_MS = 10_000;

/** Without the time in which one person waited for the other. */
function spanOf(parts: TimelineParts, lastMs: number): Stretch | null {
  const { presence, speech, questions, marks, readings } = parts;
  const ends = [
    ...[presence.learner, presence.mentor, speech.learner, speech.mentor, parts.parts].flat(),
    ...[...questions, ...marks].map(({ atMs }) => ({ fromMs: atMs, toMs: atMs })),
    ...readings.map(({ atMs }) => ({ fromMs: atMs, toMs: atMs + TEN_SECONDS_MS })),
  ].filter(({ toMs }) => toMs >= 0);
  if (ends.length === 0) return null;
  return {
    fromMs: Math.max(0, Math.min(...ends.map(({ fromMs }) => fromMs))),
    toMs: Math.min(lastMs, Math.max(...ends.map(({ toMs }) => toMs))),
  };
}

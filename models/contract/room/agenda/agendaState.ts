import type { Phase } from '../../catalogues/phases.ts';
import { MINUTE_MS } from '../../http/durations.ts';
import type { SessionSide } from '../../sessions/sessions.ts';
import type { AgendaChange, AgendaEvent, InterviewMode } from './agenda.ts';
import type { AgendaPhase } from './agendas.ts';

/** A stretch of the session on the server's clock, in milliseconds since the epoch. */
interface Span {
  fromMs: number;
  toMs: number;
}
export type PhaseSpan = Span & { phase: Phase };
export type FocusSpan = Span & { id: string; by: SessionSide };

export interface AgendaState {
  /** Null until both have met, or the agenda has no phases. */
  phase: { phase: Phase; index: number; leftMs: number } | null;
  /** Whether the learner sees phases and their time. */
  isShown: boolean;
  focus: (FocusSpan & { leftMs: number }) | null;
  mode: InterviewMode | null;
}

type Of<Kind extends AgendaEvent['kind']> = Extract<AgendaEvent, { kind: Kind }>;

/** Who may do this. */
export function mayChange(side: SessionSide, { kind }: Pick<AgendaChange, 'kind'>): boolean {
  return side === 'mentor' || kind === 'focus' || kind === 'focusOver';
}

/** What counts only in an interview that both have joined. */
export function needsMeeting({ kind }: Pick<AgendaChange, 'kind'>): boolean {
  return kind === 'phase' || kind === 'focus' || kind === 'focusOver';
}

/** Each event once, by its time and then its id, whatever order they came in. */
function inOrder(events: readonly AgendaEvent[]): AgendaEvent[] {
  const distinct = [...new Map(events.map((event) => [event.id, event])).values()];
  return distinct.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1));
}

function ofKind<Kind extends AgendaEvent['kind']>(events: readonly AgendaEvent[], kind: Kind): Of<Kind>[] {
  return inOrder(events).filter((event): event is Of<Kind> => event.kind === kind);
}

function isAgendaShown(events: readonly AgendaEvent[]): boolean {
  return ofKind(events, 'shown').at(-1)?.isShown ?? false;
}

/** What this side may know: the learner gets phases only while the mentor shows them. */
export function visibleTo(side: SessionSide, events: readonly AgendaEvent[]): AgendaEvent[] {
  const ordered = inOrder(events);
  const seesPhases = side === 'mentor' || isAgendaShown(events);
  return seesPhases ? ordered : ordered.filter(({ kind }) => kind !== 'phase');
}

/** Where the interview stands now. Nothing in it is negative, whichever way the clock is set. */
export function agendaAt(
  agenda: readonly AgendaPhase[],
  events: readonly AgendaEvent[],
  metAtMs: number | null,
  nowMs: number,
): AgendaState {
  const focus = focusSpans(events, Number.POSITIVE_INFINITY).at(-1);
  return {
    phase: phaseNow(agenda, events, metAtMs, nowMs),
    isShown: isAgendaShown(events),
    focus: focus && nowMs < focus.toMs ? { ...focus, leftMs: leftOf(focus, nowMs) } : null,
    mode: ofKind(events, 'mode').at(-1)?.mode ?? null,
  };
}

/** Never negative, and never more than the whole. */
function leftOf({ fromMs, toMs }: Span, nowMs: number): number {
  return Math.min(toMs - fromMs, Math.max(0, toMs - nowMs));
}

function phaseNow(
  agenda: readonly AgendaPhase[],
  events: readonly AgendaEvent[],
  metAtMs: number | null,
  nowMs: number,
): AgendaState['phase'] {
  const first = agenda[0];
  if (metAtMs === null || !first) return null;
  const moved = phaseStarts(events, metAtMs).findLast(({ phase }) => indexOf(agenda, phase) >= 0);
  const { phase, fromMs } = moved ?? { phase: first.phase, fromMs: metAtMs };
  const index = indexOf(agenda, phase);
  const toMs = fromMs + (agenda[index]?.minutes ?? 0) * MINUTE_MS;
  return { phase, index, leftMs: leftOf({ fromMs, toMs }, nowMs) };
}

const indexOf = (agenda: readonly AgendaPhase[], phase: Phase) =>
  agenda.findIndex((one) => one.phase === phase);

/** Where phases begin: not before both have met, and the same one again begins nothing. */
function phaseStarts(events: readonly AgendaEvent[], metAtMs: number): { phase: Phase; fromMs: number }[] {
  return ofKind(events, 'phase')
    .filter(({ phase }, i, all) => phase !== all[i - 1]?.phase)
    .map(({ phase, at }) => ({ phase, fromMs: Math.max(metAtMs, Date.parse(at)) }));
}

/**
 * The phases that the mentor went through, one after the other until the end; the first of the agenda lasts until the first press.
 * Empty when none was pressed: then nobody knows.
 */
export function phaseSpans(
  agenda: readonly AgendaPhase[],
  events: readonly AgendaEvent[],
  metAtMs: number,
  endMs: number,
): PhaseSpan[] {
  const pressed = phaseStarts(events, metAtMs).filter(({ fromMs }) => fromMs < endMs);
  const [first, begun] = [agenda[0], pressed[0]];
  if (!first || !begun) return [];
  const starts =
    begun.phase === first.phase ? pressed : [{ phase: first.phase, fromMs: metAtMs }, ...pressed];
  const spans = starts.map(({ phase, fromMs }, i) => ({
    phase,
    fromMs: i === 0 ? metAtMs : fromMs,
    toMs: Math.max(fromMs, starts[i + 1]?.fromMs ?? endMs),
  }));
  return spans.filter(({ fromMs, toMs }) => toMs > fromMs);
}

/**
 * Focus times, without overlaps: one that is pressed while another runs is the same one, as when both press at once. Each ends with
 * its minutes, when either side ends it, or with the session.
 */
export function focusSpans(events: readonly AgendaEvent[], endMs: number): FocusSpan[] {
  const spans: FocusSpan[] = [];
  /** The running one that a press joined, by the id of the press. */
  const joined = new Map<string, FocusSpan>();
  for (const event of inOrder(events)) {
    const atMs = Date.parse(event.at);
    const last = spans.at(-1);
    if (event.kind === 'focus') {
      const running = last && atMs < last.toMs ? last : null;
      const span = running ?? {
        ...{ id: event.id, by: event.by, fromMs: atMs },
        toMs: Math.min(endMs, atMs + event.minutes * MINUTE_MS),
      };
      joined.set(event.id, span);
      if (!running && span.toMs > span.fromMs) spans.push(span);
    } else if (event.kind === 'focusOver') {
      const ended = joined.get(event.focusId);
      if (ended && ended === last && atMs < ended.toMs) ended.toMs = Math.max(ended.fromMs, atMs);
    }
  }
  return spans.filter(({ fromMs, toMs }) => toMs > fromMs);
}

/** When the mode changed. Choosing the current mode again isn't a change. */
export function modeChanges(events: readonly AgendaEvent[]): { mode: InterviewMode; atMs: number }[] {
  return ofKind(events, 'mode')
    .filter(({ mode }, i, all) => mode !== all[i - 1]?.mode)
    .map(({ mode, at }) => ({ mode, atMs: Date.parse(at) }));
}

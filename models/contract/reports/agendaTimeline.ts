import type { AgendaEvent } from '../room/agenda/agenda.ts';
import { focusSpans, modeChanges, phaseSpans } from '../room/agenda/agendaState.ts';
import type { AgendaPhase } from '../room/agenda/agendas.ts';
import type { Timeline } from './timeline.ts';

/** What both people did about the course of the interview, and the phases that its round has. */
export interface AgendaInputs {
  phases: readonly AgendaPhase[];
  events: readonly AgendaEvent[];
}

/**
 * The agenda as it was gone through, in times since the origin, before which nothing of it happened. Focus time and the mode are both
 * people's; phases are the mentor's until feedback is there.
 */
export function agendaTimeline(
  { phases, events }: AgendaInputs,
  originMs: number,
  endMs: number,
  seesPhases: boolean,
): Timeline['agenda'] {
  const since = <T extends { fromMs: number; toMs: number }>({ fromMs, toMs }: T) => ({
    fromMs: Math.max(0, fromMs - originMs),
    toMs: toMs - originMs,
  });
  return {
    phases: (seesPhases ? phaseSpans(phases, events, originMs, endMs) : []).map((span) => ({
      ...since(span),
      phase: span.phase,
    })),
    focus: focusSpans(events, endMs)
      .map(since)
      .filter(({ fromMs, toMs }) => toMs > fromMs),
    modes: modeChanges(events)
      .filter(({ atMs }) => atMs <= endMs)
      .map(({ mode, atMs }) => ({ mode, atMs: Math.max(0, atMs - originMs) })),
  };
}

import type { TimelineEvent, TimelineInputs } from '../reports/buildTimeline.ts';
import type { SessionSide } from '../sessions/sessions.ts';

const START_MS = Date.parse('2026-11-24T13:00:00.000Z');

/** So many seconds after the session's start. */
export const at = (seconds: number) => new Date(START_MS + seconds * 1000);

export const anEvent = (kind: TimelineEvent['kind'], side: SessionSide, seconds: number): TimelineEvent => ({
  id: `${kind} ${side} ${seconds}`,
  kind,
  side,
  atMs: START_MS + seconds * 1000,
});

/** What is known of a session of ten minutes: nothing but what is given. */
export function someInputs(given: Partial<TimelineInputs> = {}): TimelineInputs {
  return {
    startsAt: new Date(START_MS),
    originAt: new Date(START_MS),
    lastPresenceAt: at(600),
    events: [],
    questions: [],
    marks: [],
    agenda: { phases: [], events: [] },
    speech: { learner: [], mentor: [] },
    readings: [],
    quality: [],
    ...given,
  };
}

/** Readings of ten seconds, which begin at `t`. */
export const aPoint = (t: number) => ({
  t,
  n: 20,
  Ranacorus: 100,
  Nervousness: 200,
  Enthusiasm: 300,
  Confidence: 400,
  Depress: 500,
});

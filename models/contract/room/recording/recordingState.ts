import type { SessionSide } from '../../sessions/sessions.ts';
import { ASK_OPEN_MS, type RecordingEvent } from './recording.ts';

/** `off`: nobody asks. `asked`: one asks, and the other has not answered. `on`: both have agreed, and nobody has stopped it. */
export type RecordingState =
  | { status: 'off' }
  | { status: 'asked'; askId: string; by: SessionSide; untilMs: number }
  | { status: 'on'; askId: string; by: SessionSide };

type Ask = Extract<RecordingEvent, { kind: 'ask' }>;

const OFF: RecordingState = { status: 'off' };

/**
 * What the two have agreed, whatever order their events came in and however often. A stop is final for its question and for every
 * one asked before it. Nobody agrees to their own question, and nobody by saying nothing.
 */
export function recordingAt(events: readonly RecordingEvent[], nowMs: number): RecordingState {
  const asks = events.filter((event) => event.kind === 'ask').toSorted(byTime);
  const open = asks.filter((ask) => !isStopped(ask, events));
  const agreed = open.find((ask) => isAgreed(ask, events));
  if (agreed) return { status: 'on', askId: agreed.id, by: agreed.by };
  const asked = open.find((ask) => nowMs < openUntilMs(ask));
  return asked ? { status: 'asked', askId: asked.id, by: asked.by, untilMs: openUntilMs(asked) } : OFF;
}

/** Whether agreeing at this moment still counts. */
export function isAskOpen(ask: Pick<RecordingEvent, 'at'>, atMs: number): boolean {
  return atMs < openUntilMs(ask);
}

function openUntilMs({ at }: Pick<RecordingEvent, 'at'>): number {
  return Date.parse(at) + ASK_OPEN_MS;
}

function isStopped(ask: Ask, events: readonly RecordingEvent[]): boolean {
  return events.some((event) => event.kind === 'stop' && (event.askId === ask.id || event.at >= ask.at));
}

function isAgreed(ask: Ask, events: readonly RecordingEvent[]): boolean {
  return events.some(
    (event) =>
      event.kind === 'agree' &&
      event.askId === ask.id &&
      event.by !== ask.by &&
      isAskOpen(ask, Date.parse(event.at)),
  );
}

function byTime(a: RecordingEvent, b: RecordingEvent): number {
  return Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1);
}

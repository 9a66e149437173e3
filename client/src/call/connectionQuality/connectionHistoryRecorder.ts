import { type ConnectionHistoryPart, qualityPoints } from '@preproom/models/contract/room/connectionHistory';
import type { DataSaver, Sending } from '@preproom/models/contract/room/signalling';
import type { LinkSample } from './linkStats.ts';

/** together: connected; cut: connection lost while both are in the room; apart: nobody to connect to. */
export type Phase = 'apart' | 'together' | 'cut';

interface Second {
  sample: LinkSample;
  grade: number;
  sending: Sending;
  dataSaver: DataSaver;
}

export interface ConnectionHistoryRecorder {
  /** Sets the phase from now on, null outside the room. To be called every second and at every change. */
  note(phase: Phase | null, atMs: number): void;
  /** One sample of the connection while connected. */
  add(second: Second): void;
  /** The history so far; null before the room was joined. */
  history(): ConnectionHistoryPart | null;
}

/** More seconds than a room is ever open. */
const MAX_SECONDS = 36_000;
/** A shorter cut is over before anybody notices, and would be told as one of 0 seconds. */
const MIN_CUT_MS = 500;

/** Records the connection history of one page load in memory, a few numbers a second. */
export function createConnectionHistoryRecorder(partId: string): ConnectionHistoryRecorder {
  let phase: Phase | null = null;
  let hasBegun = false;
  let sinceMs = 0;
  const spent: Record<Phase, number> = { apart: 0, together: 0, cut: 0 };
  let cutMs = 0;
  const cuts = { count: 0, longestMs: 0, healed: 0 };
  const grades: number[] = [];
  const roundTrips: number[] = [];
  const sums = { sentBytes: 0, receivedBytes: 0, reducedMs: 0, soundOnlyMs: 0, saverMs: 0 };
  const lost = { sent: createMean(), received: createMean() };
  let route: LinkSample['route'] = null;

  const pass = (atMs: number) => {
    const ms = Math.max(0, atMs - sinceMs);
    sinceMs = atMs;
    if (!phase) return;
    spent[phase] += ms;
    if (phase !== 'cut') return;
    if (cutMs < MIN_CUT_MS && cutMs + ms >= MIN_CUT_MS) cuts.count += 1;
    cutMs += ms;
    if (cutMs >= MIN_CUT_MS) cuts.longestMs = Math.max(cuts.longestMs, cutMs);
    const seconds = Math.round(spent.cut / 1000) - grades.filter((grade) => grade === 0).length;
    for (let i = 0; i < seconds && grades.length < MAX_SECONDS; i++) grades.push(0);
  };

  return {
    note: (next, atMs) => {
      pass(atMs);
      if (next === 'cut' && phase !== 'cut') cutMs = 0;
      if (next === 'together' && phase === 'cut' && cutMs >= MIN_CUT_MS) cuts.healed += 1;
      phase = next;
      hasBegun ||= next !== null;
    },

    add: ({ sample, grade, sending, dataSaver }) => {
      const { spanMs } = sample;
      if (grades.length < MAX_SECONDS) grades.push(grade);
      if (sample.roundTripMs !== null && roundTrips.length < MAX_SECONDS) {
        roundTrips.push(sample.roundTripMs);
      }
      lost.sent.add(sample.lostOut);
      lost.received.add(sample.lostIn);
      sums.sentBytes += sample.sentBytes;
      sums.receivedBytes += sample.receivedBytes;
      if (sending === 'line_reduced' || sending === 'cpu_reduced') sums.reducedMs += spanMs;
      if (sending === 'line_audio' || sending === 'saver_audio') sums.soundOnlyMs += spanMs;
      if (dataSaver !== 'off') sums.saverMs += spanMs;
      route = sample.route ?? route;
    },

    history: () =>
      hasBegun
        ? {
            partId,
            secondsInRoom: seconds(spent.apart + spent.together + spent.cut),
            secondsConnected: seconds(spent.together),
            interruptions: Math.min(10_000, cuts.count),
            longestInterruptionMs: Math.min(36_000_000, Math.round(cuts.longestMs)),
            reconnects: Math.min(10_000, cuts.healed),
            route,
            roundTripMs: roundTripsOf(roundTrips),
            lostPerMille: { sent: perMille(lost.sent.get()), received: perMille(lost.received.get()) },
            secondsReduced: seconds(sums.reducedMs),
            secondsSoundOnly: seconds(sums.soundOnlyMs),
            secondsDataSaver: seconds(sums.saverMs),
            sentBytes: Math.round(sums.sentBytes),
            receivedBytes: Math.round(sums.receivedBytes),
            quality: qualityPoints(grades),
          }
        : null,
  };
}

function createMean() {
  let [total, count] = [0, 0];
  return {
    add(value: number | null) {
      if (value === null) return;
      total += value;
      count += 1;
    },
    get: () => (count === 0 ? 0 : total / count),
  };
}

function roundTripsOf(roundTrips: readonly number[]): ConnectionHistoryPart['roundTripMs'] {
  if (roundTrips.length === 0) return null;
  const sorted = [...roundTrips].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.min(36_000_000, Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0));
  return { median: at(0.5), worstTenth: at(0.9) };
}

const seconds = (ms: number) => Math.min(MAX_SECONDS, Math.round(ms / 1000));
const perMille = (share: number) => Math.min(1000, Math.round(share * 1000));

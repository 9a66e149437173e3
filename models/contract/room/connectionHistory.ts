import { endpoint } from '../http/endpoint.ts';
import { RequestId, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';

/** Most points in a history's quality strip. */
const MAX_QUALITY_POINTS = 60;

const seconds = z.int().min(0).max(36_000);
const count = z.int().min(0).max(10_000);
const milliseconds = z.int().min(0).max(36_000_000);
const perMille = z.int().min(0).max(1_000);
const bytes = z.int().min(0).max(1_000_000_000_000);

/** Connection quality of one call, as one side's page measured it. */
export const ConnectionHistory = z.strictObject({
  secondsInRoom: seconds,
  secondsConnected: seconds,
  interruptions: count.describe('how often the connection was lost while both were in the room'),
  longestInterruptionMs: milliseconds,
  reconnects: count.describe('how often it came back'),
  route: z.enum(['direct', 'relay']).nullable().describe('the last one; null when there was no connection'),
  roundTripMs: z
    .strictObject({ median: milliseconds, worstTenth: milliseconds })
    .nullable()
    .describe('worstTenth: a tenth of the time it was at least this'),
  lostPerMille: z.strictObject({ sent: perMille, received: perMille }),
  secondsReduced: seconds.describe('with a smaller picture because of the connection or the processor'),
  secondsSoundOnly: seconds,
  secondsDataSaver: seconds.describe("with this side's own data saver"),
  sentBytes: bytes,
  receivedBytes: bytes,
  quality: z
    .array(z.int().min(0).max(3))
    .max(MAX_QUALITY_POINTS)
    .describe('the call in equal stretches: 3 good, 2 fair, 1 poor, 0 not connected'),
});
export type ConnectionHistory = z.infer<typeof ConnectionHistory>;

/** Each page load sends its own part of the history. */
export const ConnectionHistoryPart = ConnectionHistory.extend({ partId: RequestId });
export type ConnectionHistoryPart = z.infer<typeof ConnectionHistoryPart>;

export const saveConnectionHistory = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/line-story',
  summary: "Keep the connection history of the caller's side; the latest of each page load counts",
  params: z.object({ roomid: RoomId }),
  body: ConnectionHistoryPart,
  response: z.object({ saved: z.literal(true) }),
});

/** Joins the parts of one side, given in order, into one history; null when there are none. */
export function joinHistories(parts: readonly ConnectionHistory[]): ConnectionHistory | null {
  const last = parts.at(-1);
  if (!last) return null;
  const sum = (field: SummedField) => parts.reduce((total, part) => total + part[field], 0);
  // Medians can't be combined exactly. Weighting them by connected time is close enough.
  const mean = (read: (part: ConnectionHistory) => number | undefined) => weightedMean(parts, read);
  const median = mean(({ roundTripMs }) => roundTripMs?.median);
  const worstTenth = mean(({ roundTripMs }) => roundTripMs?.worstTenth);
  return {
    secondsInRoom: sum('secondsInRoom'),
    secondsConnected: sum('secondsConnected'),
    interruptions: sum('interruptions'),
    longestInterruptionMs: Math.max(...parts.map((part) => part.longestInterruptionMs)),
    reconnects: sum('reconnects'),
    route: parts.findLast(({ route }) => route !== null)?.route ?? null,
    roundTripMs: median === null || worstTenth === null ? null : { median, worstTenth },
    lostPerMille: {
      sent: mean(({ lostPerMille }) => lostPerMille.sent) ?? 0,
      received: mean(({ lostPerMille }) => lostPerMille.received) ?? 0,
    },
    secondsReduced: sum('secondsReduced'),
    secondsSoundOnly: sum('secondsSoundOnly'),
    secondsDataSaver: sum('secondsDataSaver'),
    sentBytes: sum('sentBytes'),
    receivedBytes: sum('receivedBytes'),
    quality: joinedPoints(parts),
  };
}

type SummedField = Exclude<
  keyof ConnectionHistory,
  'longestInterruptionMs' | 'route' | 'roundTripMs' | 'lostPerMille' | 'quality'
>;

function weightedMean(
  parts: readonly ConnectionHistory[],
  read: (part: ConnectionHistory) => number | undefined,
): number | null {
  let [total, weight] = [0, 0];
  for (const part of parts) {
    const value = read(part);
    if (value === undefined || part.secondsConnected === 0) continue;
    total += value * part.secondsConnected;
    weight += part.secondsConnected;
  }
  return weight === 0 ? null : Math.round(total / weight);
}

/** Each part gets a share of the strip proportional to its connected time. */
function joinedPoints(parts: readonly ConnectionHistory[]): number[] {
  const drawn = parts.filter(({ quality, secondsConnected }) => quality.length > 0 && secondsConnected > 0);
  const total = drawn.reduce((sum, { secondsConnected }) => sum + secondsConnected, 0);
  const points = Math.min(
    MAX_QUALITY_POINTS,
    drawn.reduce((sum, { quality }) => sum + quality.length, 0),
  );
  return Array.from({ length: points }, (_, i) => gradeAt(drawn, ((i + 0.5) * total) / points));
}

function gradeAt(parts: readonly ConnectionHistory[], second: number): number {
  let start = 0;
  for (const { quality, secondsConnected } of parts) {
    const share = (second - start) / secondsConnected;
    if (share < 1) return quality[Math.floor(share * quality.length)] ?? 0;
    start += secondsConnected;
  }
  return 0;
}

/**
 * Reduces one quality grade per second to at most `MAX_QUALITY_POINTS` points. A point is the grade held for three quarters
 * of its interval, so one bad second doesn't colour a whole minute.
 */
export function qualityPoints(grades: readonly number[]): number[] {
  const points = Math.min(MAX_QUALITY_POINTS, grades.length);
  return Array.from({ length: points }, (_, i) => {
    const from = Math.floor((i * grades.length) / points);
    const to = Math.floor(((i + 1) * grades.length) / points);
    const stretch = grades.slice(from, to).sort((a, b) => a - b);
    return stretch[Math.floor(stretch.length / 4)] ?? 0;
  });
}

import type { ConnectionHistory } from '../room/connectionHistory.ts';

/** A 42-minute call on a good connection with one short interruption. Tests override only what matters to them. */
export function createConnectionHistory(change: Partial<ConnectionHistory> = {}): ConnectionHistory {
  return {
    secondsInRoom: 2_700,
    secondsConnected: 2_520,
    interruptions: 1,
    longestInterruptionMs: 4_200,
    reconnects: 1,
    route: 'direct',
    roundTripMs: { median: 48, worstTenth: 130 },
    lostPerMille: { sent: 2, received: 4 },
    secondsReduced: 0,
    secondsSoundOnly: 0,
    secondsDataSaver: 0,
    sentBytes: 150_000_000,
    receivedBytes: 160_000_000,
    quality: [3, 3, 2, 3, 0, 3],
    ...change,
  };
}

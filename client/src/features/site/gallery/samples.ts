import type { ConnectionHistory } from '@preproom/models/contract/room/connectionHistory';

/** A call that was interrupted twice, on a slow connection. */
export const createConnectionHistory: ConnectionHistory = {
  secondsInRoom: 2_700,
  secondsConnected: 2_520,
  interruptions: 2,
  longestInterruptionMs: 4_200,
  reconnects: 1,
  route: 'relay',
  roundTripMs: { median: 148, worstTenth: 330 },
  lostPerMille: { sent: 2, received: 14 },
  secondsReduced: 320,
  secondsSoundOnly: 40,
  secondsDataSaver: 0,
  sentBytes: 50_000_000,
  receivedBytes: 90_000_000,
  quality: [3, 3, 3, 2, 3, 3, 1, 0, 2, 3, 3, 2, 2, 1, 0, 2, 3, 3, 3, 3],
};

/** A drawn head and shoulders, used as a photo. */
export const aPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#35605f"/>' +
    '<circle cx="32" cy="26" r="11" fill="#d8a07a"/><path d="M10 64a22 20 0 0 1 44 0z" fill="#e9dfc9"/></svg>',
)}`;

import type { Room } from '../parts/api.ts';

export const NOW = Date.parse('2026-11-20T13:00:00.000Z');

/** A room as the lobby gets it; a test passes the fields that matter to it. */
export function aRoom(given: Partial<Room> = {}): Room {
  return {
    roomid: 'room12345678',
    round: 'HR Round 1',
    isFree: false,
    status: 'booked',
    date: '20 11 2026',
    time: '6:30 PM',
    startsAt: new Date(NOW).toISOString(),
    isOpen: true,
    side: 'learner',
    other: { _id: 'b'.repeat(24), Name: 'Vikram', photo: null },
    aboutLearner: null,
    ice: { iceServers: [], relayOnly: false, expiresAt: null },
    readings: { unavailable: null, modelSha256: null, consent: false },
    speech: { unavailable: null, consent: false },
    serverNow: new Date(NOW).toISOString(),
    ...given,
  };
}

import { useEffect } from 'react';
import { whenIdle } from '../whenIdle.ts';
import type { Delivered } from './roomLocks.ts';

/** Rooms whose waiting batches this page load already sends. */
const begun: Record<Delivered, Set<string>> = { readings: new Set(), speech: new Set() };

/** Sends what still waits on this device of a person's rooms: their last visit may have ended without a connection. */
export function useWaitingRooms(
  kind: Delivered,
  ownRooms: readonly string[],
  sendWaiting: (rooms: readonly string[]) => Promise<void>,
): void {
  const rooms = ownRooms.join(' ');
  useEffect(() => {
    const fresh = rooms.split(' ').filter((roomid) => roomid !== '' && !begun[kind].has(roomid));
    if (fresh.length === 0) return;
    for (const roomid of fresh) begun[kind].add(roomid);
    whenIdle()
      .then(() => sendWaiting(fresh))
      // Without a connection its code may be missing; the next page tries again.
      .catch(() => {
        for (const roomid of fresh) begun[kind].delete(roomid);
      });
  }, [kind, rooms, sendWaiting]);
}

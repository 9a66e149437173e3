import { storeReadings } from '@preproom/models/contract/room/readings';
import { useEffect } from 'react';
import { callApi } from '../lib/api.ts';
import { whenIdle } from '../lib/whenIdle.ts';

/** Rooms whose waiting readings this page load already sends. */
const begun = new Set<string>();

/** Sends what still waits on this device of a learner's rooms: their last visit may have ended without a connection. */
export function useWaitingReadings(ownRooms: readonly string[]): void {
  const rooms = ownRooms.join(' ');
  useEffect(() => {
    const fresh = rooms.split(' ').filter((roomid) => roomid !== '' && !begun.has(roomid));
    if (fresh.length === 0) return;
    for (const roomid of fresh) begun.add(roomid);
    whenIdle()
      .then(() => sendWaiting(fresh))
      // Without a connection its code may be missing; the next page tries again.
      .catch(() => {
        for (const roomid of fresh) begun.delete(roomid);
      });
  }, [rooms]);
}

async function sendWaiting(rooms: readonly string[]): Promise<void> {
  const [{ openBatchStorage }, { sendWaitingReadings }] = await Promise.all([
    import('./delivery/idbBatchStorage.ts'),
    import('./delivery/waitingReadings.ts'),
  ]);
  const storage = await openBatchStorage(() => {});
  await sendWaitingReadings(storage, rooms, (batch) =>
    callApi(storeReadings, { params: { roomid: batch.roomid }, body: batch }),
  );
}

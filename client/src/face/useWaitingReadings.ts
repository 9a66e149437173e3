import { storeReadings } from '@preproom/models/contract/readings/readings';
import { callApi } from '../lib/api.ts';
import { useWaitingRooms } from '../lib/delivery/useWaitingRooms.ts';

/** Sends the learner's readings that still wait on this device. */
export function useWaitingReadings(ownRooms: readonly string[]): void {
  useWaitingRooms('readings', ownRooms, sendWaiting);
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

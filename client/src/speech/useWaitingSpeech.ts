import { storeSpeech } from '@preproom/models/contract/room/speech';
import { useEffect } from 'react';
import { callApi } from '../lib/api.ts';
import { whenIdle } from '../lib/whenIdle.ts';

/** Rooms whose waiting segments this page load already sends. */
const begun = new Set<string>();

/** Sends what still waits on this device of a person's rooms: their last visit may have ended without a connection. */
export function useWaitingSpeech(ownRooms: readonly string[]): void {
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
  const [{ openSpeechStorage }, { sendWaitingSpeech }] = await Promise.all([
    import('./delivery/speechStorage.ts'),
    import('./delivery/waitingSpeech.ts'),
  ]);
  const storage = await openSpeechStorage(() => {});
  await sendWaitingSpeech(storage, rooms, (batch) =>
    callApi(storeSpeech, { params: { roomid: batch.roomid }, body: batch }),
  );
}

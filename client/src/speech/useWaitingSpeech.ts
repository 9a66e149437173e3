import { storeSpeech } from '@preproom/models/contract/room/speech';
import { callApi } from '../lib/api.ts';
import { useWaitingRooms } from '../lib/delivery/useWaitingRooms.ts';

/** Sends the person's segments that still wait on this device. */
export function useWaitingSpeech(ownRooms: readonly string[]): void {
  useWaitingRooms('speech', ownRooms, sendWaiting);
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

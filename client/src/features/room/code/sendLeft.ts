import type { CodeChannel } from '../../../call/signalling/codeChannel.ts';
import { openCodeStorage } from '../../../code/sync/codeStorage.ts';
import { sendLeftCode } from '../../../code/sync/leftCode.ts';
import { browserClock } from '../../../lib/clock.ts';

/** Sends what waits of a room's code in this browser. Returns its stop. */
export function sendLeft(roomid: string, userId: string, channel: CodeChannel): () => void {
  return sendLeftCode({
    ...{ roomid, userId, room: channel, clock: browserClock },
    openStorage: () => openCodeStorage((cause) => console.warn('no code can wait in this browser', cause)),
  });
}

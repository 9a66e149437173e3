import { type CodeBatch, storeCode } from '@preproom/models/contract/room/code';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { CodeChannel } from '../../../call/signalling/codeChannel.ts';
import { createDraftExchange } from '../../../code/board/draftExchange.ts';
import { openCodeQueue } from '../../../code/sync/codeQueue.ts';
import { openCodeStorage } from '../../../code/sync/codeStorage.ts';
import { createCodeSync } from '../../../code/sync/codeSync.ts';
import { createPresence } from '../../../code/sync/presence.ts';
import { callApi } from '../../../lib/api.ts';
import { browserClock } from '../../../lib/clock.ts';
import { createBrowserPageLife } from '../../../lib/page/pageLife.ts';

export interface CodeSeat {
  roomid: string;
  userId: string;
  side: SessionSide;
  otherName: string;
  channel: CodeChannel;
}

/** Browsers refuse larger bodies of requests that outlive the page. */
const MAX_KEEPALIVE_CHARS = 50_000;

/** Opens the room's shared code in this page: the document, its delivery and both cursors. */
export function openCode({ roomid, userId, side, otherName, channel }: CodeSeat) {
  const page = createBrowserPageLife();
  const sync = createCodeSync({
    room: { ...channel, sendBeforeLeaving: (batch) => sendByApi(batch) },
    openQueue: async (onChange) =>
      openCodeQueue({
        ...{ userId, roomid, onChange },
        storage: await openCodeStorage(onlyInMemory),
        newId: () => crypto.randomUUID(),
        onStorageFailed: onlyInMemory,
      }),
    clock: browserClock,
    random: Math.random,
    onPresence: (bytes) => presence.receive(bytes),
    onDraft: (bytes) => drafts.receive(bytes),
    onPeerOpened: () => presence.announce(),
  });
  const drafts = createDraftExchange({ send: sync.sendDraft, clock: browserClock });
  const presence = createPresence({ sync, otherName, clock: browserClock });
  const stopWatching = page.subscribe(() => {
    if (page.isHidden()) sync.flush();
  });
  return {
    sync,
    presence,
    drafts,
    side,
    /** The room was left. What waits is still delivered. */
    close() {
      stopWatching();
      presence.destroy();
      drafts.close();
      sync.leave();
    },
  };
}
export type OpenCode = ReturnType<typeof openCode>;

function sendByApi(batch: CodeBatch) {
  const chars = batch.updates.reduce((sum, [, update]) => sum + update.length, 0);
  const keepalive = chars <= MAX_KEEPALIVE_CHARS;
  return callApi(storeCode, { params: { roomid: batch.roomid }, body: batch, keepalive });
}

function onlyInMemory(cause: unknown) {
  console.warn('changes of the code wait in memory only', cause);
}

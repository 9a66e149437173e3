import { randomUUID } from 'node:crypto';
import { type ChatEntry, createChat } from '@preproom/client/src/call/signalling/chat.ts';
import { createRoomConnection } from '@preproom/client/src/call/signalling/roomConnection.ts';
import { openBatchQueue } from '@preproom/client/src/face/delivery/batchQueue.ts';
import { createMemoryBatchStorage } from '@preproom/client/src/face/delivery/memoryBatchStorage.ts';
import { GATHER_MS, type SendReadings } from '@preproom/client/src/face/delivery/sendReadings.ts';
import { browserClock } from '@preproom/client/src/lib/clock.ts';
import { createBatchDelivery } from '@preproom/client/src/lib/delivery/batchDelivery.ts';
import { batchOfRound } from '../readings.ts';
import type { Entry } from './dialects.ts';
import { pageSocket } from './pageSocket.ts';

export interface StormPage {
  /** In the room, as far as the page knows. */
  isIn(): boolean;
  say(text: string): void;
  /** Two seconds of readings, the next ones. */
  read(): void;
  /** How much is written or read and not acknowledged. */
  waiting(): number;
  chat(): readonly ChatEntry[];
  close(): void;
}

/** What a page delivers, by the page's own code: room connection, chat, batch queue and its delivery. No picture. */
export async function openStormPage(url: string, { token, join }: Entry, from: string): Promise<StormPage> {
  let log: ChatEntry[] = [];
  let [isIn, round] = [false, 0];
  const queue = await openBatchQueue(join.roomid, {
    storage: createMemoryBatchStorage(),
    firstSeq: 0,
    onStorageFailed: console.error,
  });
  const room = createRoomConnection(pageSocket(url, token), {
    onUp: () => void room.join(join),
    onDown: () => {
      isIn = false;
      chat.pause();
    },
    onRefused: (code) => console.error(`refused: ${code}`),
    onJoined: (snapshot) => {
      isIn = true;
      chat.merge(snapshot.chat);
      chat.resume();
      delivery.sendNow();
    },
    // A database that is just coming back: the page tries again, and so does this.
    onSeatLost: () => void room.join(join),
    onJoinRefused: () => void setTimeout(() => void room.join(join), 1_000),
    onEvent: (event) => {
      if (event.name === 'chat:sent') chat.merge([event.payload]);
    },
  });
  const chat = createChat({
    clock: browserClock,
    newId: randomUUID,
    send: (message) => room.ask('chat:send', message),
    onChange: (entries) => {
      log = entries;
    },
  });
  const sendBatch: SendReadings = (batch) => room.ask('readings:send', batch);
  const delivery = createBatchDelivery({
    openQueue: async () => queue,
    gatherMs: () => GATHER_MS,
    send: sendBatch,
    sendBeforeLeaving: sendBatch,
    clock: browserClock,
    random: Math.random,
    onRefused: (code) => console.error(`a batch was refused: ${code}`),
  });
  room.open();
  return {
    isIn: () => isIn,
    say: (text) => chat.write(text, from, Date.now()),
    read() {
      queue.add(batchOfRound(join.roomid, round++));
      delivery.sendNow();
    },
    waiting: () => queue.size() + log.filter(({ state }) => state !== 'sent').length,
    chat: () => log,
    close: room.close,
  };
}

import type { ChatMessage } from '@preproom/models/contract/room/signalling';
import type { TimerClock } from '../../lib/clock.ts';
import { createDelivery } from '../../lib/delivery.ts';
import { isTransientInRoom } from '../core/roomErrors.ts';
import { type ChatEntry, mergeChat, withEntryState } from './chatLog.ts';

export type { ChatEntry } from './chatLog.ts';

const BACKOFF = { minMs: 1_000, maxMs: 15_000 };

interface Message {
  id: string;
  text: string;
}

interface ChatOptions {
  clock: TimerClock;
  newId(): string;
  /** Answers with the message as it is stored; a repeated id is stored once. */
  send(message: Message): Promise<ChatMessage>;
  onChange(entries: ChatEntry[]): void;
}

export interface Chat {
  /** Shows the text at once and delivers it when the way is open. */
  write(text: string, from: string, atMs: number): void;
  merge(stored: readonly ChatMessage[]): void;
  resume(): void;
  pause(): void;
}

/** The chat as one side sees it: what is stored, and what was written here and is still on its way. */
export function createChat({ clock, newId, send, onChange }: ChatOptions): Chat {
  let log: ChatEntry[] = [];
  const set = (next: ChatEntry[]) => {
    log = next;
    onChange(log);
  };
  const merge = (stored: readonly ChatMessage[]) => {
    if (stored.length > 0) set(mergeChat(log, stored));
  };
  const delivery = createDelivery<ChatEntry, ChatMessage>({
    clock,
    backoff: BACKOFF,
    next: () => log.find(({ state }) => state === 'waiting') ?? null,
    send: ({ id, text }) => send({ id, text }),
    onDelivered: (_, stored) => merge([stored]),
    onRefused: ({ id }) => set(withEntryState(log, id, 'refused')),
    isWorthRetrying: ({ code }) => isTransientInRoom(code),
  });
  // Until the room is joined.
  delivery.pause();

  return {
    write: (text, from, atMs) => {
      set([...log, { id: newId(), from, text, sentAt: new Date(atMs).toISOString(), state: 'waiting' }]);
      delivery.wake();
    },
    merge,
    resume: delivery.resume,
    pause: delivery.pause,
  };
}

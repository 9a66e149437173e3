import type { ChatMessage } from '@preproom/models/contract/room/signalling';
import type { TimerClock } from '../../lib/clock.ts';
import { type ChatEntry, mergeChat, withEntryState } from './chatLog.ts';
import { createOutbox } from './outbox.ts';

export type { ChatEntry } from './chatLog.ts';

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
  const outbox = createOutbox<Message>({
    clock,
    send: async (message) => merge([await send(message)]),
    onRefused: ({ id }) => set(withEntryState(log, id, 'refused')),
  });

  return {
    write: (text, from, atMs) => {
      const id = newId();
      set([...log, { id, from, text, sentAt: new Date(atMs).toISOString(), state: 'waiting' }]);
      outbox.add({ id, text });
    },
    merge,
    resume: outbox.resume,
    pause: outbox.pause,
  };
}

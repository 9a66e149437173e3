import {
  type ChatMessage,
  MAX_CHAT_WAIT_MS,
  type RequestPayload,
} from '@preproom/models/contract/room/signalling';
import type { TimerClock } from '../../lib/clock.ts';
import { createDelivery } from '../../lib/delivery/delivery.ts';
import { isTransientInRoom } from '../core/roomErrors.ts';
import { type ChatEntry, mergeChat, withEntryState } from './chatLog.ts';

export type { ChatEntry } from './chatLog.ts';

const BACKOFF = { minMs: 1_000, maxMs: 15_000 };

/** A message that is sent within this time has not waited: the service's own time is more exact. */
const NOT_WAITED_MS = 1_000;

interface ChatOptions {
  clock: TimerClock;
  newId(): string;
  /** Answers with the message as it is stored; a repeated id is stored once. */
  send(message: RequestPayload<'chat:send'>): Promise<ChatMessage>;
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
  // By this device's clock: what is known of the service's changes with each join.
  const writtenAtMs = new Map<string, number>();
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
    send: ({ id, text }) => send({ id, text, ...waited(clock.now() - (writtenAtMs.get(id) ?? clock.now())) }),
    onDelivered: (_, stored) => merge([stored]),
    onRefused: ({ id }) => set(withEntryState(log, id, 'refused')),
    isWorthRetrying: ({ code }) => isTransientInRoom(code),
  });
  // Until the room is joined.
  delivery.pause();

  return {
    write: (text, from, atMs) => {
      const id = newId();
      writtenAtMs.set(id, clock.now());
      set([...log, { id, from, text, sentAt: new Date(atMs).toISOString(), state: 'waiting' }]);
      delivery.wake();
    },
    merge,
    resume: delivery.resume,
    pause: delivery.pause,
  };
}

function waited(sinceWrittenMs: number): { waitedMs?: number } {
  if (sinceWrittenMs < NOT_WAITED_MS) return {};
  return { waitedMs: Math.min(Math.round(sinceWrittenMs), MAX_CHAT_WAIT_MS) };
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from '@preproom/models/runtime/redis';
import { watchReads } from './missedEvents.ts';

/** The Redis stream that every process reads. */
export const EVENT_STREAM = 'preproom:events';
/** Length of a stream, in events. The pages of a process that falls further behind join again (decision 069). */
export const EVENTS_KEPT = 10_000;
/** Longest blocking read of a stream; a process that stops waits for its last read. */
export const READ_FOR_MS = 1_000;
const READ_AT_ONCE = 100;
/** After a failed read. */
const PAUSE_MS = 200;
/** A stream outlives its process by at most this long. */
const STREAM_LIFE_MS = 60_000;
const RENEW_EVERY_MS = 10_000;
const TRIMMED = { strategy: 'MAXLEN', strategyModifier: '~', threshold: EVENTS_KEPT } as const;

/** The stream that only this process reads: events for its sockets. */
export const streamOf = (processId: string) => `${EVENT_STREAM}:${processId}`;

/** An event for the sockets in these Socket.IO rooms; the room of one socket is its id. */
export interface AddressedEvent {
  rooms: string[];
  event: string;
  args: unknown[];
}

/** The numbers of an EVENT packet in socket.io-protocol and of a BROADCAST message in socket.io-adapter. */
const EVENT = 2;
const BROADCAST = 3;

/** An event as a stream entry of four fields, in the format that @socket.io/redis-streams-emitter writes. */
export function streamEntry({ rooms, event, args }: AddressedEvent): Record<string, string> {
  const packet = { type: EVENT, data: [event, ...args], nsp: '/' };
  const data = { packet, opts: { rooms, except: [], flags: {} } };
  return { uid: 'emitter', nsp: '/', type: `${BROADCAST}`, data: JSON.stringify(data) };
}

function parseEntry({ data }: Record<string, string>): AddressedEvent | null {
  if (data === undefined) return null;
  const { packet, opts } = JSON.parse(data);
  const [event, ...args] = packet.data;
  return { rooms: opts.rooms, event, args };
}

/** Writes an event for one process. One without a stream, of the version before, reads it in the common stream. */
export async function sendToProcess({ ask }: Redis, processId: string, event: AddressedEvent): Promise<void> {
  const entry = streamEntry(event);
  const options = { TRIM: TRIMMED };
  const added = await ask((client) => client.xAddNoMkStream(streamOf(processId), '*', entry, options));
  if (added === null) await ask((client) => client.xAdd(EVENT_STREAM, '*', entry, options));
}

/**
 * Keeps the stream of this process and hands over its events in order. `onMissed` is called when events are gone that were not handed
 * over. Returns a function that stops.
 */
export function readOwnStream(
  redis: Redis,
  processId: string,
  deliver: (event: AddressedEvent) => void,
  onMissed: () => void,
): () => void {
  const key = streamOf(processId);
  const stop = new AbortController();
  const renew = () => {
    const renewed = redis.ask(async (client) => {
      if (await client.pExpire(key, STREAM_LIFE_MS)) return;
      await client.multi().xAdd(key, '*', { of: 'this process' }).pExpire(key, STREAM_LIFE_MS).exec();
    });
    renewed.catch(() => {});
  };
  redis.onReady(renew);
  const timer = setInterval(renew, RENEW_EVERY_MS).unref();
  const reader = watchReads(redis.client.duplicate(), onMissed);
  // The client itself logs that Redis is away.
  reader.on('error', () => {});
  reader.connect().catch(() => {});
  const read = async () => {
    while (!stop.signal.aborted) {
      try {
        const options = { COUNT: READ_AT_ONCE, BLOCK: READ_FOR_MS };
        const reply = (await reader.xRead([{ key, id: '$' }], options)) as Reply | null;
        for (const { message } of reply?.[0]?.messages ?? []) {
          const event = parseEntry(message);
          if (event) deliver(event);
        }
      } catch {
        await delay(PAUSE_MS, undefined, { signal: stop.signal }).catch(() => {});
      }
    }
  };
  void read();
  return () => {
    stop.abort();
    clearInterval(timer);
    void reader.disconnect();
  };
}

type Reply = { messages: { message: Record<string, string> }[] }[];

import { createClient, ErrorReply } from 'redis';
import { AppError } from '../contract/http/errors.ts';
import type { Log } from './log.ts';

/** A connection without traffic is closed after this long. Pings keep a healthy one active. */
const SILENCE_MS = 15_000;
const PING_EVERY_MS = 1_000;
/** Redis counts as down if a reply takes this long: more than its slowest command, less than pages wait. */
const ANSWERS_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

export type RedisClient = ReturnType<typeof createRedisClient>;

/** Redis, shared by several processes. It may be down at any time, including at the start, and reconnects by itself. */
export interface Redis {
  client: RedisClient;
  /** Runs a command; throws `unavailable` if Redis does not reply now. */
  ask<T>(question: (client: RedisClient) => Promise<T>): Promise<T>;
  isReady(): boolean;
  /** Calls back for the current connection and every later one. */
  onReady(listener: () => void): void;
  close(): void;
}

export function openRedis(url: string, log: Log): Redis {
  const client = createRedisClient(url);
  const copies = queueInDuplicates(client);
  logTransitions(client, log);
  const stopWatching = reconnectWhenFrozen(client);
  // Retries until the client is closed, which rejects this promise.
  client.connect().catch(() => {});
  return {
    client,
    ask: (question) => question(client).catch(refuse),
    isReady: () => client.isReady,
    onReady(listener) {
      if (client.isReady) listener();
      client.on('ready', listener);
    },
    close: () => {
      stopWatching();
      for (const one of [client, ...copies]) if (one.isOpen) one.destroy();
    },
  };
}

function createRedisClient(url: string) {
  return createClient({
    url,
    // Commands fail at once while disconnected, so that replies don't arrive minutes later.
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MAX_RECONNECT_DELAY_MS),
    },
  });
}

/**
 * Socket.IO's adapter reads its stream through a duplicate of the client, in a loop that retries immediately after an error.
 * A duplicate therefore queues commands while Redis is down, where the client itself fails at once. Returns the duplicates
 * made.
 */
function queueInDuplicates(client: RedisClient): RedisClient[] {
  const copies: RedisClient[] = [];
  const duplicate = client.duplicate.bind(client);
  client.duplicate = ((overrides) => {
    const copy = duplicate({ ...overrides, disableOfflineQueue: false });
    // The adapter disconnects its duplicates even if they are not open, and doesn't handle the rejection.
    copy.disconnect = async () => {
      if (copy.isOpen) copy.destroy();
    };
    // Nor does it handle a rejected subscription, which we don't use. When disconnected, it must not crash the process.
    const subscribe = copy.subscribe.bind(copy);
    copy.subscribe = (...subscription) => subscribe(...subscription).catch(() => {});
    copies.push(copy as unknown as RedisClient);
    return copy;
  }) as typeof client.duplicate;
  return copies;
}

/**
 * A Redis that accepts commands but never replies looks healthy to the client, whose idle timer restarts with each command.
 * Rejects all pending commands then, and reconnects. Returns a function that stops the check. While this process itself stands still
 * it neither asks nor reads, so that time does not count.
 */
function reconnectWhenFrozen(client: RedisClient): () => void {
  let answeredAtMs = performance.now();
  let lookedAtMs = answeredAtMs;
  const noteAnswer = () => {
    answeredAtMs = performance.now();
  };
  client.on('ready', noteAnswer);
  client.on('ping-interval', noteAnswer);
  const look = () => {
    const nowMs = performance.now();
    const pausedMs = Math.max(0, nowMs - lookedAtMs - LOOK_EVERY_MS);
    lookedAtMs = nowMs;
    answeredAtMs = Math.min(nowMs, answeredAtMs + pausedMs);
    if (!client.isReady || nowMs - answeredAtMs < PING_EVERY_MS + ANSWERS_WITHIN_MS) return;
    client.emit('error', new Error('Redis does not answer'));
    client.destroy();
    client.connect().catch(() => {});
  };
  // Runs after data that has arrived is read, in case this process itself was blocked.
  const timer = setInterval(() => setImmediate(look), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Logs one line when Redis is lost and one when it is back, however often it reconnects in between. */
function logTransitions(client: RedisClient, log: Log): void {
  let isAway = false;
  client.on('error', (err: unknown) => {
    if (!isAway) log.warn({ err }, 'Redis is away');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
}

/** Redis replies ERR to invalid commands. All other errors are temporary. */
function refuse(cause: unknown): never {
  if (cause instanceof ErrorReply && cause.message.startsWith('ERR')) throw cause;
  throw new AppError('unavailable', undefined, { cause });
}

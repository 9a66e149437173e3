import { createClient, ErrorReply } from 'redis';
import { AppError } from '../contract/http/errors.ts';
import type { Log } from './log.ts';

/** A connection on which nothing moves is given up after this long; the pings keep a sound one busy. */
const SILENCE_MS = 15_000;
const PING_EVERY_MS = 1_000;
/** A Redis that owes an answer for this long is as good as away: above its slowest work, below what pages wait for. */
const ANSWERS_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

export type RedisClient = ReturnType<typeof createRedisClient>;

/** Where several processes meet. It may be away at any time, also at the start, and comes back by itself. */
export interface Redis {
  client: RedisClient;
  /** Asks; throws `unavailable` when there is no answer now. */
  ask<T>(question: (client: RedisClient) => Promise<T>): Promise<T>;
  isReady(): boolean;
  /** Calls this on every connection that is made, and on the one there is. */
  onReady(listener: () => void): void;
  close(): void;
}

export function openRedis(url: string, log: Log): Redis {
  const client = createRedisClient(url);
  const copies = allowCopies(client);
  sayOnce(client, log);
  const stopWatching = giveUpWhenFrozen(client);
  // Goes on trying until it is closed, which is what it rejects with.
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
    // What cannot be asked now is refused now: answers must not come minutes later.
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
 * Socket.IO's adapter reads its stream over a copy of the client, in a loop that asks again as soon as an answer fails. A copy
 * therefore waits while Redis is away, where the client itself refuses at once. Returns the copies made.
 */
function allowCopies(client: RedisClient): RedisClient[] {
  const copies: RedisClient[] = [];
  const duplicate = client.duplicate.bind(client);
  client.duplicate = ((overrides) => {
    const copy = duplicate({ ...overrides, disableOfflineQueue: false });
    // The adapter disconnects its copies without asking whether they are open, nor listening for the failure.
    copy.disconnect = async () => {
      if (copy.isOpen) copy.destroy();
    };
    // Nor does it listen for the failure of its subscription, over which we tell nothing: cut off, it must not end the process.
    const subscribe = copy.subscribe.bind(copy);
    copy.subscribe = (...subscription) => subscribe(...subscription).catch(() => {});
    copies.push(copy as unknown as RedisClient);
    return copy;
  }) as typeof client.duplicate;
  return copies;
}

/**
 * A Redis that takes questions and never answers looks sound to the client, whose own idle time begins anew with each question.
 * All that it owes is refused then, and connecting begins anew. Returns its undo.
 */
function giveUpWhenFrozen(client: RedisClient): () => void {
  let answeredAtMs = performance.now();
  const noteAnswer = () => {
    answeredAtMs = performance.now();
  };
  client.on('ready', noteAnswer);
  client.on('ping-interval', noteAnswer);
  const look = () => {
    if (!client.isReady || performance.now() - answeredAtMs < PING_EVERY_MS + ANSWERS_WITHIN_MS) return;
    client.emit('error', new Error('Redis does not answer'));
    client.destroy();
    client.connect().catch(() => {});
  };
  // After what has arrived is read: this process itself may have stood still.
  const timer = setInterval(() => setImmediate(look), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** One line when Redis is lost and one when it is back, however often it is tried in between. */
function sayOnce(client: RedisClient, log: Log): void {
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

/** Redis says ERR to a question that is wrong in itself; everything else is a state that passes. */
function refuse(cause: unknown): never {
  if (cause instanceof ErrorReply && cause.message.startsWith('ERR')) throw cause;
  throw new AppError('unavailable', undefined, { cause });
}

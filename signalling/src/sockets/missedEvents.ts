import type { RedisClient } from '@preproom/models/runtime/redis';

/** Before the first entry of a stream. */
const START = '0-0';

/**
 * The same client for Socket.IO's adapter, which reads the stream through a duplicate of it. `onMissed` is called when entries were
 * trimmed, or lost with Redis, before this process read them. The adapter itself would go on with the oldest entry left.
 */
export function noticeMissedEvents(client: RedisClient, onMissed: () => void): RedisClient {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'duplicate') return () => watchReads(target.duplicate(), onMissed);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A reader of one stream that reads on from its own position, and calls `onMissed` as `noticeMissedEvents` does. */
export function watchReads(reader: RedisClient, onMissed: () => void): RedisClient {
  const xRead = reader.xRead.bind(reader);
  /** Id of the last entry read; null before the first read. */
  let position: string | null = null;
  let isSameRedis = false;
  reader.on('ready', () => {
    isSameRedis = false;
  });

  /** Where to read on. The adapter's own "$" would miss entries between two reads. */
  const positionIn = async (stream: string): Promise<string> => {
    if (position !== null && isSameRedis) return position;
    const newest = await newestId(reader, stream);
    isSameRedis = true;
    if (position !== null && !isBefore(newest, position)) return position;
    // The first read; or a Redis that lost entries, or whose clock is behind: nothing would come after the old position.
    onMissed();
    position = newest;
    return newest;
  };

  const read = async ([{ key: stream }]: [{ key: string }], options: { COUNT: number; BLOCK: number }) => {
    const from = await positionIn(stream);
    const reply = (await xRead([{ key: stream, id: from }], options)) as Reply | null;
    const entries = reply?.[0]?.messages ?? [];
    position = entries.at(-1)?.id ?? from;
    // Entries are only trimmed when many follow them, so a process that is that far behind reads as many as it may.
    if (entries.length === options.COUNT && (await wasTrimmed(reader, stream, from))) onMissed();
    return reply;
  };
  return Object.assign(reader, { xRead: read as unknown as RedisClient['xRead'] });
}

type Reply = { messages: { id: string }[] }[];

async function newestId(reader: RedisClient, stream: string): Promise<string> {
  const newest = await reader.xRevRange(stream, '+', '-', { COUNT: 1 });
  return newest?.[0]?.id ?? START;
}

/** Whether the entry of this id, and perhaps later ones, are gone. True if Redis cannot say. */
async function wasTrimmed(reader: RedisClient, stream: string, id: string): Promise<boolean> {
  const oldest = await reader.xRange(stream, '-', '+', { COUNT: 1 }).catch(() => null);
  const oldestId = oldest?.[0]?.id;
  return oldestId === undefined || isBefore(id, oldestId);
}

/** Ids are `milliseconds-number`. */
function isBefore(a: string, b: string): boolean {
  const [msA = 0, numberA = 0] = a.split('-').map(Number);
  const [msB = 0, numberB = 0] = b.split('-').map(Number);
  return msA < msB || (msA === msB && numberA < numberB);
}

import { setTimeout as delay } from 'node:timers/promises';

/** Items per command. The embedded database runs on one thread and handles this many in a few milliseconds. */
const CHUNK_SIZE = 25;

/** Splits a long list, so that one database command doesn't block others for long. */
export function chunk<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, i) =>
    items.slice(i * CHUNK_SIZE, (i + 1) * CHUNK_SIZE),
  );
}

/** What a cursor reads, in parts of that size. */
export async function* chunked<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let part: T[] = [];
  for await (const item of items) {
    part.push(item);
    if (part.length < CHUNK_SIZE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** As much as a chunk takes, so that work in the background takes half of the database's time at most. */
const PAUSE_MS = 10;

/** As `chunk`, with a pause before each further part: for background work that others must not wait for. */
export async function* spacedChunks<T>(items: readonly T[]): AsyncGenerator<T[]> {
  for (const [index, part] of chunk(items).entries()) {
    if (index > 0) await delay(PAUSE_MS);
    yield part;
  }
}

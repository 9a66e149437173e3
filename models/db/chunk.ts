/** Items per command. The embedded database runs on one thread and handles this many in a few milliseconds. */
const CHUNK_SIZE = 25;

/** Splits a long list, so that one database command doesn't block others for long. */
export function chunk<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, i) =>
    items.slice(i * CHUNK_SIZE, (i + 1) * CHUNK_SIZE),
  );
}

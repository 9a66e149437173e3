import { compareKeys } from '../language/keys.ts';

/** An index key and its document. */
export interface Entry {
  readonly key: string;
  readonly id: string;
}

// Inserting moves at most this many entries: few enough to be cheap, enough to keep the number of chunks small.
const CHUNK_ENTRIES = 512;

/** Entries sorted by key, then id, in chunks, so that inserting one among 10^5 stays cheap. */
export class SortedEntries {
  #chunks: Entry[][] = [];

  add(entry: Entry): void {
    const at = Math.min(this.#chunkOf(entry), this.#chunks.length - 1);
    const chunk = this.#chunks[at];
    if (!chunk) {
      this.#chunks.push([entry]);
      return;
    }
    chunk.splice(lowerBound(chunk, entry), 0, entry);
    if (chunk.length > CHUNK_ENTRIES) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK_ENTRIES / 2));
  }

  remove(entry: Entry): void {
    const at = this.#chunkOf(entry);
    const chunk = this.#chunks[at];
    const position = chunk ? lowerBound(chunk, entry) : 0;
    const found = chunk?.[position];
    if (!chunk || !found || order(found, entry) !== 0) return;
    chunk.splice(position, 1);
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** Entries with `from <= key < to`, ascending or descending. They must not be modified during iteration. */
  *range(from: string, to: string, isReverse = false): Generator<Entry> {
    const [firstChunk, first] = this.#position(from);
    const [lastChunk, last] = this.#position(to);
    const count = lastChunk - firstChunk;
    for (let step = 0; step <= count; step++) {
      const at = isReverse ? lastChunk - step : firstChunk + step;
      const chunk = this.#chunks[at] ?? [];
      const part = chunk.slice(at === firstChunk ? first : 0, at === lastChunk ? last : undefined);
      yield* isReverse ? part.reverse() : part;
    }
  }

  #position(key: string): [chunk: number, index: number] {
    const lowest = { key, id: '' };
    const at = this.#chunkOf(lowest);
    return [at, lowerBound(this.#chunks[at] ?? [], lowest)];
  }

  // The first chunk whose last entry is not below this one.
  #chunkOf(entry: Entry): number {
    return bisect(this.#chunks.length, (at) => {
      const last = this.#chunks[at]?.at(-1);
      return last !== undefined && order(last, entry) < 0;
    });
  }
}

function order(a: Entry, b: Entry): number {
  return compareKeys(a.key, b.key) || compareKeys(a.id, b.id);
}

function lowerBound(entries: Entry[], entry: Entry): number {
  return bisect(entries.length, (at) => {
    const other = entries[at];
    return other !== undefined && order(other, entry) < 0;
  });
}

// Number of leading positions below the target (binary search).
function bisect(length: number, isBelow: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Time that passes when told to, and chance that can be repeated. */
export class VirtualTime {
  nowMs = 0;
  private readonly random: () => number;
  private queue: { atMs: number; order: number; run: () => void }[] = [];
  private order = 0;

  /** The same seed gives the same run. */
  constructor(seed: number) {
    this.random = mulberry32(seed);
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  upTo(limit: number): number {
    return this.random() * limit;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  at(delayMs: number, run: () => void): void {
    this.queue.push({ atMs: this.nowMs + delayMs, order: this.order++, run });
  }

  pass(ms: number): void {
    const endMs = this.nowMs + ms;
    for (;;) {
      this.queue.sort((a, b) => a.atMs - b.atMs || a.order - b.order);
      const next = this.queue[0];
      if (!next || next.atMs > endMs) break;
      this.queue.shift();
      this.nowMs = next.atMs;
      next.run();
    }
    this.nowMs = endMs;
  }
}

/** Small, and the same everywhere. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How far a page knows what is stored of its room: everything up to `upTo`, and single batches beyond. */
export interface StoredOrder {
  /** The batch up to which everything is known. */
  upTo(): number;
  /** Batch `seq` is known. */
  note(seq: number): void;
  /** All batches up to `seq` are known. */
  reach(seq: number): void;
  /** Whether a batch before one that is known is missing. */
  hasGap(): boolean;
}

export function createStoredOrder(): StoredOrder {
  let last = 0;
  const beyond = new Set<number>();
  const advance = () => {
    for (const seq of beyond) if (seq <= last) beyond.delete(seq);
    while (beyond.delete(last + 1)) last += 1;
  };
  return {
    upTo: () => last,
    note: (seq) => {
      beyond.add(seq);
      advance();
    },
    reach: (seq) => {
      last = Math.max(last, seq);
      advance();
    },
    hasGap: () => beyond.size > 0,
  };
}

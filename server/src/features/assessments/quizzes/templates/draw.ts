/** Random choices that a seed repeats exactly, on every machine. */
export interface Draw {
  /** A whole multiple of `step` from `from` to `to`, both included. */
  whole(from: number, to: number, step?: number): number;
  of<T>(choices: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** Mulberry32: small and fast. A quiz needs no secret randomness. */
export function drawFrom(seed: string): Draw {
  let state = hashOf(seed);
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number, step = 1): number =>
    from + step * Math.floor(random() * (Math.floor((to - from) / step) + 1));
  return {
    whole,
    of: (choices) => {
      const chosen = choices[whole(0, choices.length - 1)];
      if (chosen === undefined) throw new RangeError('nothing to draw from');
      return chosen;
    },
    shuffled: (list) =>
      list
        .map((value) => ({ value, key: random() }))
        .sort((a, b) => a.key - b.key)
        .map(({ value }) => value),
  };
}

/** FNV-1a, 32 bits: seeds that differ in one character have nothing in common. */
const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

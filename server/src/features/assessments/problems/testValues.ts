/**
 * A value of a test as its file writes it, with long lists and texts in short: `{"$range": [from, to]}` (both ends included, also
 * downwards), `{"$repeat": [value, times]}`, `{"$text": ["ab", times]}`, `{"$random": [seed, length, min, max]}` (whole numbers, the
 * same for the same seed) and `{"$concat": [list, …]}` for lists, or texts, put together. Throws for any other object.
 */
export function expandValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandValue);
  if (value === null || typeof value !== 'object') return value;
  const [[name, given] = ['', []], ...more] = Object.entries(value);
  const maker = MAKERS[name];
  if (!maker || more.length > 0) throw new Error(`no value of a test: ${JSON.stringify(value)}`);
  return maker(given as never);
}

const MAKERS: Record<string, (given: never) => unknown> = {
  $range: ([from, to]: [number, number]) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + (to < from ? -i : i)),
  $repeat: ([value, times]: [unknown, number]) => new Array(times).fill(expandValue(value)),
  $text: ([text, times]: [string, number]) => text.repeat(times),
  $random: ([seed, length, min, max]: [number, number, number, number]) =>
    randomNumbers(seed, length, min, max),
  $concat: (parts: unknown[]) => {
    const lists = parts.map(expandValue);
    return lists.every((part) => typeof part === 'string') ? lists.join('') : lists.flat();
  },
};

/** Marsaglia's xorshift with 32 bits. */
function randomNumbers(seed: number, length: number, min: number, max: number): number[] {
  let state = seed | 0 || 1;
  return Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return min + ((state >>> 0) % (max - min + 1));
  });
}

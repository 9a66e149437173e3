/** A database of one thread holds everybody up while it answers: so many documents take it a few milliseconds. */
const PART = 25;

/** Long lists in parts, for commands that may not hold up others. */
export function inParts<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / PART) }, (_, i) =>
    items.slice(i * PART, (i + 1) * PART),
  );
}

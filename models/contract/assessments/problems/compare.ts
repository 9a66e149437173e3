/**
 * How a result is compared: `exact`; `unordered`, a list in any order; `unordered-nested`, a list of lists, both in any order;
 * `float`, numbers within a millionth of the expected one or of 1.
 */
export const COMPARISONS = ['exact', 'unordered', 'unordered-nested', 'float'] as const;
export type Comparison = (typeof COMPARISONS)[number];

const TOLERANCE = 1e-6;

/** Whether two values of JSON are the same in this way. */
export function sameValue(comparison: Comparison, expected: unknown, got: unknown): boolean {
  if (comparison === 'float') return sameNumbers(expected, got);
  return canonical(comparison, expected) === canonical(comparison, got);
}

function canonical(comparison: Comparison, value: unknown): string {
  if (comparison === 'exact' || !Array.isArray(value)) return exactly(value);
  const each = value.map((element) =>
    comparison === 'unordered-nested' ? canonical('unordered', element) : exactly(element),
  );
  return `[${each.toSorted().join()}]`;
}

/** −0 is 0. Keys stand in their order: no value of a test is an object. */
function exactly(value: unknown): string {
  return JSON.stringify(value ?? null);
}

function sameNumbers(expected: unknown, got: unknown): boolean {
  if (Array.isArray(expected) && Array.isArray(got))
    return expected.length === got.length && expected.every((value, i) => sameNumbers(value, got[i]));
  if (typeof expected !== 'number' || typeof got !== 'number') return exactly(expected) === exactly(got);
  return Math.abs(expected - got) <= TOLERANCE * Math.max(1, Math.abs(expected));
}

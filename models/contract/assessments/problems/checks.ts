/** Whether a result is one of the valid ones; `expected` is one of them. */
type Check = (args: readonly unknown[], got: unknown, expected: unknown) => boolean;

/** `args`: how many things there are, and pairs `[thing, what must come before it]`. The empty list: no order is possible. */
const topologicalOrder: Check = ([count, pairs], got, expected) => {
  if (!isWholeList(got) || !Array.isArray(expected)) return false;
  if (expected.length === 0) return got.length === 0;
  const places = new Map(got.map((thing, place) => [thing, place]));
  const isEach = places.size === count && got.length === count && got.every((thing) => thing < Number(count));
  const placeOf = (thing: number) => places.get(thing) ?? -1;
  return isEach && (pairs as [number, number][]).every(([later, first]) => placeOf(first) < placeOf(later));
};

/** `args`: a list of numbers. Any position whose number is greater than those beside it. */
const peakPosition: Check = ([heights], got) => {
  const list = heights as number[];
  if (!Number.isInteger(got)) return false;
  const at = got as number;
  const height = list[at];
  const beside = (position: number) => list[position] ?? Number.NEGATIVE_INFINITY;
  return height !== undefined && height > beside(at - 1) && height > beside(at + 1);
};

export const CHECKS = { 'topological-order': topologicalOrder, 'peak-position': peakPosition } as const;
export type CheckName = keyof typeof CHECKS;

function isWholeList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= 0);
}

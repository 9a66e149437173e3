import { sameValue } from './compare.ts';

interface Rows {
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** Whether a query answered the expected rows, in order where it counts, under the expected names in any case. */
export function judgeQuery(
  { expect, compare }: { expect: Rows; compare: 'exact' | 'unordered' },
  got: Rows,
): boolean {
  const lower = ({ columns }: Rows) => columns.map((name) => name.toLowerCase());
  if (!sameValue('exact', lower(expect), lower(got))) return false;
  return sameValue(compare, expect.rows.map(rounded), got.rows.map(rounded));
}

/** Sums and means of fractions differ in their last digits by the order of addition. */
function rounded(row: readonly unknown[]): unknown[] {
  return row.map((cell) => (typeof cell === 'number' ? Math.round(cell * 1e6) / 1e6 : cell));
}

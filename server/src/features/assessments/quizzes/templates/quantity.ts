/** A number as it is computed with, and as learners read it. */
export interface Quantity {
  value: number;
  text: string;
}

/** Two results that differ by less than this are the same number. */
const SAME = 1e-9;

/** Indian grouping: 12,50,000. At most two decimals. */
export const grouped = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: 2 });

export const rupees = (value: number): Quantity => ({ value, text: `₹${grouped(value)}` });
export const percent = (value: number): Quantity => ({ value, text: `${grouped(value)}%` });
export const plain = (value: number): Quantity => ({ value, text: grouped(value) });

/** `measure('day')(3)` reads "3 days". */
export const measure =
  (unit: string) =>
  (value: number): Quantity => ({ value, text: `${grouped(value)} ${unit}${value === 1 ? '' : 's'}` });

/** In lowest terms. */
export function fraction(numerator: number, denominator: number): Quantity {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { value: numerator / denominator, text: `${numerator / divisor}/${denominator / divisor}` };
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < SAME * 1000;
}

export function isSame(a: Quantity, b: Quantity): boolean {
  return a.text === b.text || Math.abs(a.value - b.value) < SAME;
}

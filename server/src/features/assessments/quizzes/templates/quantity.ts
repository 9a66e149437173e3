import { type Bilingual, both, neutral } from './bilingual.ts';

/** How a number is written as an option. */
export type Unit = (value: number) => Bilingual;

/** Two results that differ by less than this are the same number. */
const SAME = 1e-9;
const LARGEST_DENOMINATOR = 20_000;
const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Indian grouping: 12,50,000. At most two decimals. */
export const grouped = (value: number): string => INDIAN.format(value);
export const inRupees = (value: number): string => `₹${grouped(value)}`;
/** " / 3" behind a factor, and nothing for 1. */
export const over = (divisor: number): string => (divisor === 1 ? '' : ` / ${divisor}`);
/** "3x", and "x" for 1. */
export const coefficient = (count: number, rest: string): string => (count === 1 ? rest : `${count}${rest}`);
/** 9 becomes "09". */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const rupees: Unit = (value) => neutral(inRupees(value));
export const percent: Unit = (value) => neutral(`${grouped(value)}%`);
export const plain: Unit = (value) => neutral(grouped(value));
export const degrees: Unit = (value) => neutral(`${grouped(value)}°`);
export const asFraction: Unit = (value) => neutral(fraction(value));

const measure =
  (one: Bilingual, more: Bilingual): Unit =>
  (value) => {
    const { en, hi } = value === 1 ? one : more;
    return both(`${grouped(value)} ${en}`, `${grouped(value)} ${hi}`);
  };
const always = (en: string, hi: string): Unit => measure(both(en, hi), both(en, hi));

export const days = measure(both('day', 'दिन'), both('days', 'दिन'));
export const hours = measure(both('hour', 'घंटा'), both('hours', 'घंटे'));
export const minutes = measure(both('minute', 'मिनट'), both('minutes', 'मिनट'));
export const seconds = measure(both('second', 'सेकंड'), both('seconds', 'सेकंड'));
export const years = measure(both('year', 'वर्ष'), both('years', 'वर्ष'));
export const litres = measure(both('litre', 'लीटर'), both('litres', 'लीटर'));
export const people = measure(both('person', 'व्यक्ति'), both('people', 'व्यक्ति'));
export const kilometres = always('km', 'किमी');
export const kilometresAnHour = always('km/h', 'किमी/घंटा');
export const metres = always('m', 'मी');
export const centimetres = always('cm', 'सेमी');
export const squareMetres = always('m²', 'वर्ग मी');
export const kilograms = always('kg', 'किग्रा');

/** In lowest terms. A value that is no simple fraction reads as a decimal. */
export function fraction(value: number): string {
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator++) {
    const numerator = Math.round(value * denominator);
    if (Math.abs(numerator / denominator - value) < SAME)
      return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
  }
  return grouped(value);
}

/** "9/36 = 1/4", or only "5/36". */
export function reduced(numerator: number, denominator: number): string {
  const [given, lowest] = [`${numerator}/${denominator}`, fraction(numerator / denominator)];
  return given === lowest ? given : `${given} = ${lowest}`;
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const productOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all * one, 1);
export const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
/** Ways to choose `k` of `n`. */
export const choose = (n: number, k: number): number =>
  k > n ? 0 : Math.round(factorial(n) / factorial(k) / factorial(n - k));

export function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < SAME * 1000;
}

export const isSame = (a: number, b: number): boolean => Math.abs(a - b) < SAME;

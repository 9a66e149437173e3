import { z } from '../http/zod.ts';

/** Hundredths of a rupee: the only unit in which money is stored, added or split. */
export const Paise = z.int().min(0).max(1_000_000_000);

/** A price as the catalogue writes it: rupees, with or without two decimals. */
const Rupees = z.string().regex(/^\d{1,7}(\.\d{2})?$/, 'not a price in rupees');

/** A price that the team sets: whole rupees, as checkout takes them. "7999.00" is stored as "7999". */
export const WholeRupees = Rupees.pipe(
  z
    .string()
    .refine((rupees) => paiseOf(rupees) > 0 && paiseOf(rupees) % 100 === 0, 'not a price in whole rupees')
    .transform((rupees) => rupeesOf(paiseOf(rupees))),
);

/** "7999" or "7999.50" in paise. Throws ZodError for anything else. */
export function paiseOf(rupees: string): number {
  const [whole, hundredths = '00'] = Rupees.parse(rupees).split('.');
  return Number(whole) * 100 + Number(hundredths);
}

/** Paise as the catalogue writes prices: "7999", or "7999.50" when there are paise. */
export function rupeesOf(paise: number): string {
  const hundredths = paise % 100;
  const whole = (paise - hundredths) / 100;
  return hundredths === 0 ? String(whole) : `${whole}.${String(hundredths).padStart(2, '0')}`;
}

/** The part of an amount that belongs to `part` of `whole` equal units, rounded down to the paisa. */
export function proRata(paise: number, part: number, whole: number): number {
  return Number((BigInt(paise) * BigInt(part)) / BigInt(whole));
}

/** The amount without its paise: rounded down to the rupee. */
export function wholeRupees(paise: number): number {
  return paise - (paise % 100);
}

/** The fraction `numerator / denominator` of an amount, rounded half up to the paisa. */
export function shareOf(paise: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(paise) * BigInt(numerator) + BigInt(denominator);
  return Number(doubled / (2n * BigInt(denominator)));
}

/**
 * The part of an amount that belongs to the units from `from` to `to` of `whole` equal ones. Counted from the first unit and rounded
 * up to the rupee, so that neighbouring parts add up: all of them give exactly the amount.
 */
export function shareBetween(paise: number, from: number, to: number, whole: number): number {
  const upTo = (units: number) => Math.min(paise, Math.ceil((paise * units) / (whole * 100)) * 100);
  return upTo(to) - upTo(from);
}

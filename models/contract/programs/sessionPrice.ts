import type { Product } from './products.ts';

/** What learners pay for one session. */
export interface SessionPrice {
  /** The program’s name. */
  program: string;
  /** Rounded up. */
  rupees: number;
}

/** The lowest price of a session among the programs that are open, with the program; null while none is. */
export function lowestSessionPrice(programs: readonly Product[]): SessionPrice | null {
  const prices = programs
    .filter(({ activate }) => activate)
    .map(({ product_name, discount_pricing, total_session }) => ({
      program: product_name,
      rupees: Math.ceil(Number(discount_pricing) / total_session),
    }));
  return prices.toSorted((one, other) => one.rupees - other.rupees)[0] ?? null;
}

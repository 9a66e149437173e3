import { endpoint } from '../http/endpoint.ts';
import { Id } from '../http/ids.ts';
import { Line } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { WholeRupees } from '../payments/money.ts';
import { ROUNDS } from '../sessions/rounds.ts';
import { Round } from '../sessions/sessions.ts';

export const Product = z.object({
  _id: Id,
  product_name: z.string(),
  product_pricing: z.string().describe('rupees'),
  discount_pricing: z.string().describe('rupees; what is paid'),
  total_session: z.int().min(1),
  activate: z.boolean().describe('enrolment is open'),
  sessionIncludes: z.array(Round),
});
export type Product = z.infer<typeof Product>;

const products = z.array(Product);

const MAX_PROGRAM_NAME_LENGTH = 60;

/** A program as the team sets it; the number of sessions follows from the rounds. */
export const ProgramDetails = z
  .strictObject({
    product_name: Line.min(1, 'is missing').max(MAX_PROGRAM_NAME_LENGTH),
    product_pricing: WholeRupees,
    discount_pricing: WholeRupees,
    activate: z.boolean(),
    sessionIncludes: z
      .array(Round)
      .min(1, 'name at least one round')
      .refine((rounds) => new Set(rounds).size === rounds.length, 'name each round once'),
  })
  // Runs even if a price failed its own check; only that fault is then reported.
  .refine(({ product_pricing, discount_pricing }) => !(Number(discount_pricing) > Number(product_pricing)), {
    path: ['discount_pricing'],
    error: 'is above the list price',
  });
export type ProgramDetails = z.infer<typeof ProgramDetails>;

export const getProducts = endpoint({
  method: 'GET',
  path: '/product',
  summary: 'The programs',
  // Older clients read `data.product`, where data is either the body or a field of it: the answer carries both.
  response: z.object({ product: products, data: z.object({ product: products }) }),
});

/** The catalogue of a new installation; the third program bears the brand's own name. */
export function defaultProducts(brandName: string): Omit<Product, '_id'>[] {
  return [
    program('B.Tech', '11999', '7999', [...ROUNDS], true),
    program('MBA', '14999', '11999', [...ROUNDS], false),
    program(brandName, '4999', '1999', ['HR Round 1'], true),
    program('Digital Marketing', '5000', '3249', ['Introducation', 'HR Round 1', 'Tech Round 1'], true),
  ];
}

function program(
  product_name: string,
  product_pricing: string,
  discount_pricing: string,
  sessionIncludes: Round[],
  activate: boolean,
): Omit<Product, '_id'> {
  const total_session = sessionIncludes.length;
  return { product_name, product_pricing, discount_pricing, total_session, activate, sessionIncludes };
}

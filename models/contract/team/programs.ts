import { WholeRupees } from '../business/money.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { changeOf, Undoable } from './undo.ts';

const Program = z.strictObject({ course_id: Id });

export const setProgramPrice = endpoint({
  method: 'PUT',
  path: '/hq/programs/:course_id/price',
  summary: 'Sets the price of a program, or the list price beside it; orders keep theirs',
  params: Program,
  body: changeOf(z.string().max(20), WholeRupees).extend({
    price: z.enum(['discount_pricing', 'product_pricing']),
  }),
  response: Undoable,
});

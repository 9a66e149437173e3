import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import {
  COUNTED_AT_MOST,
  type getHqPrograms,
  ProgramRow,
} from '@preproom/models/contract/programs/team/programs';
import type { Database } from '@preproom/models/db/database';
import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import type { ListDefinition } from '../../../lists/listDefinition.ts';
import { presentProgram } from '../product.present.ts';

type Query = Omit<QueryOf<typeof getHqPrograms>, 'after' | 'before'>;

export const PROGRAM_COLUMNS = ProgramRow.keyof().options;
const FIELDS = [
  'product_name',
  'product_pricing',
  'discount_pricing',
  'total_session',
  'activate',
  'sessionIncludes',
] as const;

export function programList({
  waitlistEntries,
  orders,
}: Database): ListDefinition<ProductDocument, ProgramRow, Query, (typeof FIELDS)[number]> {
  const upTo = { limit: COUNTED_AT_MOST };
  return {
    model: ({ products }) => products,
    fields: FIELDS,
    sortPaths: { product_name: 'product_name', total_session: 'total_session' },
    search: [
      { path: 'nameWords', as: 'words' },
      { path: '_id', as: 'id' },
    ],
    filter: ({ enrolment }) => ({ ...(enrolment && { activate: enrolment === 'open' }) }),
    present: (programs) =>
      Promise.all(
        programs.map(async (program) => {
          const course_id = program._id;
          const [waiting, paid] = await Promise.all([
            waitlistEntries.countDocuments({ course_id }, upTo),
            orders.countDocuments({ course_id, paidAt: { $gt: new Date(0) } }, upTo),
          ]);
          return { ...presentProgram(program), waiting, orders: paid };
        }),
      ),
  };
}

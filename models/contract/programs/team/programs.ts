import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { LANGUAGES } from '../../http/language.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { Compared } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { WholeRupees } from '../../payments/money.ts';
import { Round } from '../../sessions/sessions.ts';
import { AUDIT_ACTIONS } from '../../team/auditActions.ts';
import { changeOf, Undoable } from '../../team/undo.ts';
import { Product, ProgramDetails } from '../products.ts';

/** The list counts this far. */
export const COUNTED_AT_MOST = 1_000;
const Counted = z.int().min(0).max(COUNTED_AT_MOST);

/** A program in the team's list. */
export const ProgramRow = ListRow.extend(Product.omit({ _id: true }).shape).extend({
  waiting: Counted.describe(`people on its waitlist, up to ${COUNTED_AT_MOST}`),
  orders: Counted.describe(`paid orders, up to ${COUNTED_AT_MOST}`),
});
export type ProgramRow = z.infer<typeof ProgramRow>;

const SORTS = ['product_name', '-product_name', 'total_session', '-total_session'] as const;
const FILTERS = { enrolment: z.enum(['open', 'closed']).optional() };

export const getHqPrograms = endpoint({
  method: 'GET',
  path: '/hq/programs',
  summary: 'Programs, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(ProgramRow),
});

export const exportHqPrograms = endpoint({
  method: 'GET',
  path: '/hq/programs/export',
  summary: 'Programs, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

const Values = Product.omit({ _id: true }).partial();

/** A change of a program in the audit log. */
const ProgramChange = z.object({
  _id: Id,
  at: Instant,
  actor: z.string().nullable().describe('null: a command on the machine, or an account that is gone'),
  action: z.enum(AUDIT_ACTIONS),
  before: Values.nullable(),
  after: Values.nullable(),
});
export type ProgramChange = z.infer<typeof ProgramChange>;

const Program = z.strictObject({ course_id: Id });

export const getProgramHistory = endpoint({
  method: 'GET',
  path: '/hq/programs/:course_id/history',
  summary: 'The latest changes of a program, newest first',
  params: Program,
  response: z.object({ data: z.array(ProgramChange) }),
});

export const setProgramPrice = endpoint({
  method: 'PUT',
  path: '/hq/programs/:course_id/price',
  summary: 'Sets the price of a program, or the list price beside it; orders keep theirs',
  params: Program,
  body: changeOf(Compared.max(20), WholeRupees).extend({
    price: z.enum(['discount_pricing', 'product_pricing']),
  }),
  response: Undoable,
});

export const renameProgram = endpoint({
  method: 'PUT',
  path: '/hq/programs/:course_id/name',
  summary: 'Gives a program another name; orders keep the one that they were made with',
  params: Program,
  body: changeOf(Compared.max(100), ProgramDetails.shape.product_name),
  response: Undoable,
});

export const setProgramRounds = endpoint({
  method: 'PUT',
  path: '/hq/programs/:course_id/rounds',
  summary: 'Sets the rounds of a program, and so its number of sessions; packs keep theirs',
  params: Program,
  body: changeOf(z.array(Round).max(20), ProgramDetails.shape.sessionIncludes),
  response: Undoable,
});

export const getOpening = endpoint({
  method: 'GET',
  path: '/hq/programs/:course_id/opening',
  summary:
    'What opening a closed program does: how many wait for it, and the subject of the e-mail that they get',
  params: Program,
  response: z.object({
    waiting: z.int().min(0),
    mails: z.array(z.object({ language: z.enum(LANGUAGES), subject: z.string(), waiting: z.int().min(0) })),
  }),
});

export const previewOpeningMail = endpoint({
  method: 'GET',
  path: '/hq/programs/:course_id/opening/:language',
  summary: 'The e-mail to the waitlist in one language, as it will be sent',
  params: Program.extend({ language: z.enum(LANGUAGES) }),
  response: z.file(),
  download: 'text/html; charset=utf-8',
});

export const openEnrolment = endpoint({
  method: 'POST',
  path: '/hq/programs/:course_id/opening',
  summary: 'Opens a closed program, and e-mails everyone on its waitlist once',
  params: Program,
  body: z.strictObject({
    product_name: Compared.max(100).describe('as the previewed e-mail has it; a conflict if it has changed'),
  }),
  response: z.object({ isOpen: z.literal(true) }),
});

export const closeEnrolment = endpoint({
  method: 'POST',
  path: '/hq/programs/:course_id/closing',
  summary: 'Closes an open program; its card offers the waitlist',
  params: Program,
  body: z.strictObject({}),
  response: z.object({ isOpen: z.literal(false) }),
});

import { endpoint } from '../../http/endpoint.ts';
import { Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';

/** A learner in the team's list. Contains no contact data: those are on the learner's own page, whose visits are noted. */
export const StudentRow = ListRow.extend({
  Name: z.string(),
  joinedAt: Instant,
  completed: z.boolean().describe('onboarding is finished'),
  isLeaving: z.boolean().describe('the account is going to be deleted'),
  isSuspended: z.boolean(),
  packs: z.int().min(0).describe('packs so far, given ones included'),
});
export type StudentRow = z.infer<typeof StudentRow>;

const SORTS = ['-joinedAt', 'joinedAt', 'Name', '-Name'] as const;
const FILTERS = { onboarding: z.enum(['finished', 'unfinished']).optional() };

export const getHqStudents = endpoint({
  method: 'GET',
  path: '/hq/students',
  summary: 'Learners, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(StudentRow),
});

export const exportHqStudents = endpoint({
  method: 'GET',
  path: '/hq/students/export',
  summary: 'Learners, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

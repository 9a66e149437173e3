import { Instant } from '../http/ids.ts';
import { ListRow, listEndpoints } from '../http/lists.ts';
import { z } from '../http/zod.ts';

/** A learner in the team's list. Contains no contact data: those are on the learner's own page, whose visits are noted. */
export const StudentRow = ListRow.extend({
  Name: z.string(),
  joinedAt: Instant,
  completed: z.boolean().describe('onboarding is finished'),
  isLeaving: z.boolean().describe('the account is going to be deleted'),
  packs: z.int().min(0).describe('packs bought so far'),
});
export type StudentRow = z.infer<typeof StudentRow>;

export const { page: getHqStudents, exported: exportHqStudents } = listEndpoints({
  path: '/hq/students',
  what: 'Learners',
  row: StudentRow,
  sorts: ['-joinedAt', 'joinedAt', 'Name', '-Name'],
  filters: { onboarding: z.enum(['finished', 'unfinished']).optional() },
});

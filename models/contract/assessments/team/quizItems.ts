import { endpoint } from '../../http/endpoint.ts';
import { Id } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { Line } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { QuizSubject } from '../quizResult.ts';
import { ITEM_KINDS } from '../quizzes.ts';

/** A subject keeps at least so many items in use: below, quizzes would repeat themselves. */
export const MIN_ITEMS_IN_USE = 45;

/** An item of the question bank in the team's list. */
export const QuizItemRow = ListRow.extend({
  itemId: z.string(),
  prompt: z.string(),
  subject: QuizSubject,
  topic: z.string(),
  kind: z.enum(ITEM_KINDS),
  difficulty: z.number().describe('in logits, as the author estimated it'),
  answered: z.int().min(0).describe('in quizzes, late ones included'),
  right: z.int().min(0),
  isWithdrawn: z.boolean().describe('no quiz and no review asks it'),
});
export type QuizItemRow = z.infer<typeof QuizItemRow>;

/** An item in full, with its key. */
export const QuizItemDetail = QuizItemRow.extend({
  lines: z.array(z.string()).describe('code or a text, line by line; may be empty'),
  language: z.string().nullable().describe('of the code'),
  options: z.array(z.string()).describe("in the author's order; for `fault` the lines"),
  key: z.array(z.int()).describe('positions in the options: all in order for `order`, else the right ones'),
  explanation: z.string(),
  mistakes: z.array(z.string()).describe('what leads to each wrong option; empty where the item names none'),
  source: z.string(),
  measured: z
    .object({ difficulty: z.number(), spread: z.number(), answers: z.int() })
    .nullable()
    .describe(
      'what answers say of the difficulty, with its standard deviation, in logits; null with too few',
    ),
});
export type QuizItemDetail = z.infer<typeof QuizItemDetail>;

const SORTS = ['-answered', 'answered', '-difficulty', 'difficulty'] as const;
const FILTERS = {
  subject: QuizSubject.optional(),
  use: z.enum(['asked', 'withdrawn']).optional(),
};

export const getHqQuizItems = endpoint({
  method: 'GET',
  path: '/hq/quiz-items',
  summary:
    'Items of the question bank and how they are answered, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(QuizItemRow),
});

export const exportHqQuizItems = endpoint({
  method: 'GET',
  path: '/hq/quiz-items/export',
  summary:
    'Items of the question bank and how they are answered, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});

export const getHqQuizItem = endpoint({
  method: 'GET',
  path: '/hq/quiz-items/:quizItemId',
  summary: 'An item of the question bank with its key, explanation and source',
  params: z.object({ quizItemId: Id }),
  response: z.object({ data: QuizItemDetail }),
});

export const withdrawQuizItem = endpoint({
  method: 'PUT',
  path: '/hq/quiz-items/:quizItemId/withdrawal',
  summary: 'Takes an item out of quizzes and reviews, or puts it back',
  params: z.object({ quizItemId: Id }),
  body: z.strictObject({
    isWithdrawn: z.boolean(),
    reason: Line.min(1).max(300).describe('for the audit log'),
  }),
  response: z.object({ data: QuizItemDetail }),
});

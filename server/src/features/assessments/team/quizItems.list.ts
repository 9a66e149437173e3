import { type getHqQuizItems, QuizItemRow } from '@preproom/models/contract/assessments/team/quizItems';
import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import type { QuizItemDocument } from '@preproom/models/db/assessments/quizItem.model';
import type { ListDefinition } from '../../../lists/listDefinition.ts';

type Query = Omit<QueryOf<typeof getHqQuizItems>, 'after' | 'before'>;

export const QUIZ_ITEM_COLUMNS = QuizItemRow.keyof().options;
const FIELDS = [
  'itemId',
  'prompt',
  'subject',
  'topic',
  'kind',
  'difficulty',
  'answered',
  'right',
  'isWithdrawn',
] as const;

export const quizItemList: ListDefinition<QuizItemDocument, QuizItemRow, Query, (typeof FIELDS)[number]> = {
  model: ({ quizItems }) => quizItems,
  fields: FIELDS,
  sortPaths: { answered: 'answered', difficulty: 'difficulty' },
  search: [
    { path: 'promptWords', as: 'words' },
    { path: 'itemId', as: 'exact' },
  ],
  filter: ({ subject, use }) => ({
    ...(subject && { subject }),
    ...(use && { isWithdrawn: use === 'withdrawn' }),
  }),
  present: async (items) => items.map(({ _id, ...item }) => ({ _id: _id.toString(), ...item })),
};

import type { AppRoute } from '../../../lib/page/route.ts';
import { teamPages } from '../../../lib/page/teamPages.ts';

export const quizRoutes: readonly AppRoute[] = [
  {
    paths: ['/assessments/technical'],
    access: ['user'],
    load: async () => (await import('./QuizzesPage.tsx')).QuizzesPage,
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/technical/:attemptId'],
    access: ['user'],
    load: async () => (await import('./QuizPage.tsx')).QuizPage,
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/review'],
    access: ['user'],
    load: async () => (await import('./ReviewPage.tsx')).ReviewPage,
    catalogue: 'quizzes',
  },
  ...teamPages(['team', 'quizzes'], () => import('../team/pages.ts'), {
    '/hq/admin/questions': ['content', 'items'],
  }),
];

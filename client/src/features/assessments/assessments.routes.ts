import { pagesOf } from '../../lib/page/pagesOf.ts';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

const page = pagesOf(() => import('./pages.ts'));

export const assessmentsRoutes: readonly AppRoute[] = [
  {
    paths: ['/assessments'],
    access: 'public',
    layout: 'either',
    load: async () => (await import('./AssessmentsPage.tsx')).AssessmentsPage,
    catalogue: 'assessments',
  },
  {
    paths: ['/assessments/resume'],
    access: ['user'],
    ...page('ResumePage'),
    catalogue: ['resumeAnalysis', 'assessments'],
  },
  {
    paths: ['/assessments/behaviour'],
    access: ['user'],
    ...page('BehaviourPage'),
    catalogue: 'behaviour',
  },
  {
    paths: ['/assessments/behaviour/:attemptId'],
    access: ['user'],
    ...page('SituationsPage'),
    catalogue: 'behaviour',
  },
  {
    paths: ['/assessments/practice'],
    access: ['user'],
    ...page('PracticePage'),
    catalogue: ['behaviour', 'devices', 'readings'],
  },
  {
    paths: ['/assessments/practice/:attemptId'],
    access: ['user'],
    ...page('PracticeReportPage'),
    catalogue: ['behaviour', 'reports', 'words'],
  },
  {
    paths: ['/assessments/coding'],
    access: ['user'],
    ...page('ProblemsPage'),
    catalogue: 'coding',
  },
  {
    paths: ['/assessments/coding/:slug'],
    access: ['user'],
    ...page('ProblemPage'),
    catalogue: ['coding', 'quizzes'],
  },
  {
    paths: ['/assessments/coding-round/:attemptId'],
    access: ['user'],
    ...page('RoundPage'),
    catalogue: ['coding', 'quizzes', 'assessments', 'reports', 'words'],
  },
  {
    paths: ['/assessments/scratchpad'],
    access: ['user'],
    ...page('ScratchpadPage'),
    catalogue: 'coding',
  },
  {
    paths: ['/assessments/technical'],
    access: ['user'],
    ...page('QuizzesPage'),
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/technical/:attemptId'],
    access: ['user'],
    ...page('QuizPage'),
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/review'],
    access: ['user'],
    ...page('ReviewPage'),
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/topics'],
    access: ['user'],
    ...page('TopicsPage'),
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/topics/:subject', '/assessments/topics/:subject/:topic'],
    access: ['user'],
    ...page('TopicPage'),
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/mock'],
    access: ['user'],
    ...page('MocksPage'),
    catalogue: ['quizzes', 'assessments'],
  },
  {
    paths: ['/assessments/mock/:attemptId'],
    access: ['user'],
    ...page('MockPage'),
    catalogue: ['quizzes', 'assessments'],
  },
  {
    paths: ['/assessments/case'],
    access: ['user'],
    ...page('CasesPage'),
    catalogue: 'cases',
  },
  {
    paths: ['/assessments/case/:attemptId'],
    access: ['user'],
    ...page('CasePage'),
    catalogue: ['cases', 'quizzes'],
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/questions': ['content', 'questions', 'quizzes'],
  }),
];

import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

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
    load: async () => (await import('./resumeAnalysis/ResumePage.tsx')).ResumePage,
    catalogue: ['resumeAnalysis', 'assessments'],
  },
  {
    paths: ['/assessments/behaviour'],
    access: ['user'],
    load: async () => (await import('./behaviour/BehaviourPage.tsx')).BehaviourPage,
    catalogue: 'behaviour',
  },
  {
    paths: ['/assessments/behaviour/:attemptId'],
    access: ['user'],
    load: async () => (await import('./behaviour/situations/SituationsPage.tsx')).SituationsPage,
    catalogue: 'behaviour',
  },
  {
    paths: ['/assessments/practice'],
    access: ['user'],
    load: async () => (await import('./behaviour/practice/PracticePage.tsx')).PracticePage,
    catalogue: ['behaviour', 'devices', 'readings'],
  },
  {
    paths: ['/assessments/practice/:attemptId'],
    access: ['user'],
    load: async () => (await import('./behaviour/report/PracticeReportPage.tsx')).PracticeReportPage,
    catalogue: ['behaviour', 'reports', 'words'],
  },
  {
    paths: ['/assessments/coding'],
    access: ['user'],
    load: async () => (await import('./coding/problems/ProblemsPage.tsx')).ProblemsPage,
    catalogue: 'coding',
  },
  {
    paths: ['/assessments/coding/:slug'],
    access: ['user'],
    load: async () => (await import('./coding/problems/ProblemPage.tsx')).ProblemPage,
    catalogue: ['coding', 'quizzes'],
  },
  {
    paths: ['/assessments/coding-round/:attemptId'],
    access: ['user'],
    load: async () => (await import('./coding/rounds/RoundPage.tsx')).RoundPage,
    catalogue: ['coding', 'quizzes', 'assessments', 'reports', 'words'],
  },
  {
    paths: ['/assessments/scratchpad'],
    access: ['user'],
    load: async () => (await import('./coding/ScratchpadPage.tsx')).ScratchpadPage,
    catalogue: 'coding',
  },
  {
    paths: ['/assessments/technical'],
    access: ['user'],
    load: async () => (await import('./quizzes/QuizzesPage.tsx')).QuizzesPage,
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/technical/:attemptId'],
    access: ['user'],
    load: async () => (await import('./quizzes/QuizPage.tsx')).QuizPage,
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/review'],
    access: ['user'],
    load: async () => (await import('./quizzes/ReviewPage.tsx')).ReviewPage,
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/topics'],
    access: ['user'],
    load: async () => (await import('./quizzes/practice/TopicsPage.tsx')).TopicsPage,
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/topics/:subject', '/assessments/topics/:subject/:topic'],
    access: ['user'],
    load: async () => (await import('./quizzes/practice/TopicPage.tsx')).TopicPage,
    catalogue: 'quizzes',
  },
  {
    paths: ['/assessments/mock'],
    access: ['user'],
    load: async () => (await import('./quizzes/mocks/MocksPage.tsx')).MocksPage,
    catalogue: ['quizzes', 'assessments'],
  },
  {
    paths: ['/assessments/mock/:attemptId'],
    access: ['user'],
    load: async () => (await import('./quizzes/mocks/MockPage.tsx')).MockPage,
    catalogue: ['quizzes', 'assessments'],
  },
  {
    paths: ['/assessments/case'],
    access: ['user'],
    load: async () => (await import('./cases/CasesPage.tsx')).CasesPage,
    catalogue: 'cases',
  },
  {
    paths: ['/assessments/case/:attemptId'],
    access: ['user'],
    load: async () => (await import('./cases/CasePage.tsx')).CasePage,
    catalogue: ['cases', 'quizzes'],
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/questions': ['content', 'questions', 'quizzes'],
  }),
];

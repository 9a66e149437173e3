/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  ResumePage: async () => (await import('./resumeAnalysis/ResumePage.tsx')).ResumePage,
  BehaviourPage: async () => (await import('./behaviour/BehaviourPage.tsx')).BehaviourPage,
  SituationsPage: async () => (await import('./behaviour/situations/SituationsPage.tsx')).SituationsPage,
  PracticePage: async () => (await import('./behaviour/practice/PracticePage.tsx')).PracticePage,
  PracticeReportPage: async () =>
    (await import('./behaviour/report/PracticeReportPage.tsx')).PracticeReportPage,
  ProblemsPage: async () => (await import('./coding/problems/ProblemsPage.tsx')).ProblemsPage,
  ProblemPage: async () => (await import('./coding/problems/ProblemPage.tsx')).ProblemPage,
  RoundPage: async () => (await import('./coding/rounds/RoundPage.tsx')).RoundPage,
  ScratchpadPage: async () => (await import('./coding/ScratchpadPage.tsx')).ScratchpadPage,
  QuizzesPage: async () => (await import('./quizzes/QuizzesPage.tsx')).QuizzesPage,
  QuizPage: async () => (await import('./quizzes/QuizPage.tsx')).QuizPage,
  ReviewPage: async () => (await import('./quizzes/ReviewPage.tsx')).ReviewPage,
  TopicsPage: async () => (await import('./quizzes/practice/TopicsPage.tsx')).TopicsPage,
  TopicPage: async () => (await import('./quizzes/practice/TopicPage.tsx')).TopicPage,
  MocksPage: async () => (await import('./quizzes/mocks/MocksPage.tsx')).MocksPage,
  MockPage: async () => (await import('./quizzes/mocks/MockPage.tsx')).MockPage,
  CasesPage: async () => (await import('./cases/CasesPage.tsx')).CasesPage,
  CasePage: async () => (await import('./cases/CasePage.tsx')).CasePage,
};

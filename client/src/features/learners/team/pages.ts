/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  students: async () => (await import('./StudentsPage.tsx')).StudentsPage,
  student: async () => (await import('./learner/LearnerPage.tsx')).LearnerPage,
};

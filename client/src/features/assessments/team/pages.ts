/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  questions: async () => (await import('./QuizItemsPage.tsx')).QuizItemsPage,
};

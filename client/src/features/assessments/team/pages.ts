/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  items: async () => (await import('./QuizItemsPage.tsx')).QuizItemsPage,
};

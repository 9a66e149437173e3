/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  sessions: async () => (await import('./SessionsPage.tsx')).SessionsPage,
};

/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  members: async () => (await import('./TeamPage.tsx')).TeamPage,
};

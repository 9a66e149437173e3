/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  programs: async () => (await import('./ProductsPage.tsx')).ProductsPage,
};

/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  reviews: async () => (await import('./ReviewsPage.tsx')).ReviewsPage,
};

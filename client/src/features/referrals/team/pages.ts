/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  affiliates: async () => (await import('./AffiliatesPage.tsx')).AffiliatesPage,
  affiliate: async () => (await import('./AffiliatePage.tsx')).AffiliatePage,
};

/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  ReferralsPage: async () => (await import('./ReferralsPage.tsx')).ReferralsPage,
  AffiliateDashboardPage: async () =>
    (await import('./affiliates/AffiliateDashboardPage.tsx')).AffiliateDashboardPage,
};

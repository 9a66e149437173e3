/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  ApplicationsPage: async () => (await import('./applications/ApplicationsPage.tsx')).ApplicationsPage,
};

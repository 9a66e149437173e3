/** The pages by name; see `teamPages`. */
export const PAGES = {
  list: async () => (await import('./JobListPage.tsx')).JobListPage,
  applicants: async () => (await import('./applications/ApplicantsPage.tsx')).ApplicantsPage,
};

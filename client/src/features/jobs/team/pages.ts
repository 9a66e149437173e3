/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  list: async () => (await import('./JobListPage.tsx')).JobListPage,
  job: async () => (await import('./editor/JobEditorPage.tsx')).JobEditorPage,
  applicants: async () => (await import('./applications/ApplicantsPage.tsx')).ApplicantsPage,
};

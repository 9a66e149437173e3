/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  MentorProfilePage: async () => (await import('./MentorProfilePage.tsx')).MentorProfilePage,
  EarningsPage: async () => (await import('./earnings/EarningsPage.tsx')).EarningsPage,
  LearnersPage: async () => (await import('./LearnersPage.tsx')).LearnersPage,
  OwnMentorPage: async () => (await import('./directory/OwnMentorPage.tsx')).OwnMentorPage,
};

/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  mentors: async () => (await import('./MentorsPage.tsx')).MentorsPage,
  mentor: async () => (await import('./MentorPage.tsx')).MentorPage,
};

/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  mentors: async () => (await import('./MentorsPage.tsx')).MentorsPage,
  mentor: async () => (await import('./MentorPage.tsx')).MentorPage,
  earnings: async () => (await import('./earnings/EarningsPage.tsx')).EarningsPage,
  mentorEarnings: async () => (await import('./earnings/MentorEarningsPage.tsx')).MentorEarningsPage,
  pay: async () => (await import('./earnings/PayPage.tsx')).PayPage,
};

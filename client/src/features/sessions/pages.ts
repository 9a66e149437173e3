/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  LearnerDashboardPage: async () =>
    (await import('./dashboard/learner/LearnerDashboardPage.tsx')).LearnerDashboardPage,
  StudentSessionsPage: async () =>
    (await import('./dashboard/learner/StudentSessionsPage.tsx')).StudentSessionsPage,
  MentorSessionsPage: async () =>
    (await import('./dashboard/mentor/MentorSessionsPage.tsx')).MentorSessionsPage,
  MentorDashboardPage: async () =>
    (await import('./dashboard/mentor/MentorDashboardPage.tsx')).MentorDashboardPage,
  PreparationPage: async () => (await import('./dashboard/mentor/PreparationPage.tsx')).PreparationPage,
  BookingPage: async () => (await import('./booking/BookingPage.tsx')).BookingPage,
  SessionPage: async () => (await import('./booking/session/SessionPage.tsx')).SessionPage,
  AvailabilityPage: async () => (await import('./availability/AvailabilityPage.tsx')).AvailabilityPage,
};

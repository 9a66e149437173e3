/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  StudentOnboardingPage: async () => (await import('./StudentOnboardingPage.tsx')).StudentOnboardingPage,
  ProfilePage: async () => (await import('./ProfilePage.tsx')).ProfilePage,
};

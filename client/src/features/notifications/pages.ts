/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  NotificationsPage: async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
};

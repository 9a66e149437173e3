/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  callbacks: async () => (await import('./CallbacksPage.tsx')).CallbacksPage,
  messages: async () => (await import('./MessagesPage.tsx')).MessagesPage,
  reports: async () => (await import('./ReportsPage.tsx')).ReportsPage,
  blocks: async () => (await import('./BlocksPage.tsx')).BlocksPage,
};

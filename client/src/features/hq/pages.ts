/** The pages by name; see `teamPages`. */
export const PAGES = {
  welcome: async () => (await import('./welcome/HqWelcomePage.tsx')).HqWelcomePage,
  mentors: async () => (await import('./mentors/HqMentorsPage.tsx')).HqMentorsPage,
  team: async () => (await import('./team/TeamPage.tsx')).TeamPage,
  callbacks: async () => (await import('./inbox/CallbacksPage.tsx')).CallbacksPage,
  messages: async () => (await import('./inbox/MessagesPage.tsx')).MessagesPage,
  reports: async () => (await import('./inbox/ReportsPage.tsx')).ReportsPage,
  blocks: async () => (await import('./inbox/BlocksPage.tsx')).BlocksPage,
  deliveries: async () => (await import('./deliveries/DeliveriesPage.tsx')).DeliveriesPage,
  students: async () => (await import('./lists/StudentsPage.tsx')).StudentsPage,
  payments: async () => (await import('./lists/PaymentsPage.tsx')).PaymentsPage,
  products: async () => (await import('./products/ProductsPage.tsx')).ProductsPage,
  audit: async () => (await import('./lists/AuditPage.tsx')).AuditPage,
};

/** The pages by name; see `teamPages`. */
export const PAGES = {
  welcome: async () => (await import('./welcome/HqWelcomePage.tsx')).HqWelcomePage,
  mentors: async () => (await import('../mentors/team/HqMentorsPage.tsx')).HqMentorsPage,
  team: async () => (await import('../accounts/team/TeamPage.tsx')).TeamPage,
  callbacks: async () => (await import('../inbox/team/CallbacksPage.tsx')).CallbacksPage,
  messages: async () => (await import('../inbox/team/MessagesPage.tsx')).MessagesPage,
  reports: async () => (await import('../inbox/team/ReportsPage.tsx')).ReportsPage,
  blocks: async () => (await import('../inbox/team/BlocksPage.tsx')).BlocksPage,
  deliveries: async () => (await import('./deliveries/DeliveriesPage.tsx')).DeliveriesPage,
  students: async () => (await import('../learners/team/StudentsPage.tsx')).StudentsPage,
  payments: async () => (await import('../payments/team/PaymentsPage.tsx')).PaymentsPage,
  products: async () => (await import('../programs/team/ProductsPage.tsx')).ProductsPage,
  audit: async () => (await import('./lists/AuditPage.tsx')).AuditPage,
};

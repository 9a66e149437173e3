/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  welcome: async () => (await import('./welcome/HqWelcomePage.tsx')).HqWelcomePage,
  deliveries: async () => (await import('./deliveries/DeliveriesPage.tsx')).DeliveriesPage,
  audit: async () => (await import('./lists/AuditPage.tsx')).AuditPage,
};

import type { AppRoute } from '../../lib/page/route.ts';

export const hqRoutes: readonly AppRoute[] = [
  {
    paths: ['/hq/welcome/admin'],
    access: 'team',
    load: async () => (await import('./welcome/HqWelcomePage.tsx')).HqWelcomePage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/mentor'],
    access: { team: 'people' },
    load: async () => (await import('./mentors/HqMentorsPage.tsx')).HqMentorsPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/team'],
    access: { team: 'everything' },
    load: async () => (await import('./team/TeamPage.tsx')).TeamPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/callbacks'],
    access: { team: 'people' },
    load: async () => (await import('./inbox/CallbacksPage.tsx')).CallbacksPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/messages'],
    access: { team: 'people' },
    load: async () => (await import('./inbox/MessagesPage.tsx')).MessagesPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/reports'],
    access: { team: 'people' },
    load: async () => (await import('./inbox/ReportsPage.tsx')).ReportsPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/blocks'],
    access: { team: 'people' },
    load: async () => (await import('./inbox/BlocksPage.tsx')).BlocksPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/deliveries'],
    access: { team: 'everything' },
    load: async () => (await import('./deliveries/DeliveriesPage.tsx')).DeliveriesPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/Student'],
    access: { team: 'people' },
    load: async () => (await import('./lists/StudentsPage.tsx')).StudentsPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/payments'],
    access: { team: 'money' },
    load: async () => (await import('./lists/PaymentsPage.tsx')).PaymentsPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/product'],
    access: 'team',
    load: async () => (await import('./products/ProductsPage.tsx')).ProductsPage,
    catalogue: 'hq',
  },
  {
    paths: ['/hq/admin/audit'],
    access: { team: 'everything' },
    load: async () => (await import('./lists/AuditPage.tsx')).AuditPage,
    catalogue: 'hq',
  },
];

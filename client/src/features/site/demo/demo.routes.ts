import type { AppRoute } from '../../../lib/page/route.ts';

export const demoRoutes: readonly AppRoute[] = [
  {
    paths: ['/demo'],
    access: 'anyone',
    isTrial: true,
    load: async () => (await import('./DemoPage.tsx')).DemoPage,
    catalogue: 'demo',
  },
  {
    paths: ['/demo/outbox'],
    access: 'anyone',
    isTrial: true,
    load: async () => (await import('./OutboxPage.tsx')).OutboxPage,
    catalogue: 'demo',
  },
];

import type { AppRoute } from '../../../lib/page/route.ts';

export const helpRoutes: readonly AppRoute[] = [
  {
    paths: ['/in/faq'],
    parameters: ['q'],
    access: 'public',
    load: async () => (await import('./HelpPage.tsx')).HelpPage,
    catalogue: 'inbox',
  },
  {
    paths: ['/contactus'],
    parameters: ['program'],
    access: 'public',
    load: async () => (await import('./ContactPage.tsx')).ContactPage,
    catalogue: 'inbox',
  },
];

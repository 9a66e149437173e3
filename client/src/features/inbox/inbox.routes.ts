import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

export const inboxRoutes: readonly AppRoute[] = [
  {
    paths: ['/in/faq'],
    parameters: ['q'],
    access: 'public',
    load: async () => (await import('./help/HelpPage.tsx')).HelpPage,
    catalogue: 'inbox',
  },
  {
    paths: ['/contactus'],
    parameters: ['program'],
    access: 'public',
    load: async () => (await import('./help/ContactPage.tsx')).ContactPage,
    catalogue: 'inbox',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/callbacks': ['people', 'callbacks'],
    '/hq/admin/messages': ['people', 'messages'],
    '/hq/admin/reports': ['people', 'reports'],
    '/hq/admin/blocks': ['people', 'blocks'],
  }),
];

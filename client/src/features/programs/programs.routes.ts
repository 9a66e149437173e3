import { WAITLIST_LEAVE_PATH } from '@preproom/models/contract/programs/waitlist';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

export const programsRoutes: readonly AppRoute[] = [
  {
    paths: ['/programs'],
    access: 'public',
    layout: 'either',
    load: async () => (await import('./ProgramsPage.tsx')).ProgramsPage,
    catalogue: ['programs', 'waitlist'],
  },
  {
    paths: [WAITLIST_LEAVE_PATH],
    access: 'anyone',
    load: async () => (await import('./waitlist/LeaveWaitlistPage.tsx')).LeaveWaitlistPage,
    catalogue: 'waitlist',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/product': ['any', 'programs'],
  }),
];

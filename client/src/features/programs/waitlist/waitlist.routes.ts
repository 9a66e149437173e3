import { WAITLIST_LEAVE_PATH } from '@preproom/models/contract/programs/waitlist';
import type { AppRoute } from '../../../lib/page/route.ts';

export const waitlistRoutes: readonly AppRoute[] = [
  {
    paths: [WAITLIST_LEAVE_PATH],
    access: 'anyone',
    load: async () => (await import('./LeaveWaitlistPage.tsx')).LeaveWaitlistPage,
    catalogue: 'waitlist',
  },
];

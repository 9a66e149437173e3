import { accountsRoutes } from '../features/accounts/accounts.routes.ts';
import { assessmentsRoutes } from '../features/assessments/assessments.routes.ts';
import { blogsRoutes } from '../features/blogs/blogs.routes.ts';
import { inboxRoutes } from '../features/inbox/inbox.routes.ts';
import { jobsRoutes } from '../features/jobs/jobs.routes.ts';
import { learnersRoutes } from '../features/learners/learners.routes.ts';
import { mentorsRoutes } from '../features/mentors/mentors.routes.ts';
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts';
import { paymentsRoutes } from '../features/payments/payments.routes.ts';
import { programsRoutes } from '../features/programs/programs.routes.ts';
import { readingsRoutes } from '../features/readings/readings.routes.ts';
import { referralsRoutes } from '../features/referrals/referrals.routes.ts';
import { reportsRoutes } from '../features/reports/reports.routes.ts';
import { sessionsRoutes } from '../features/sessions/sessions.routes.ts';
import { siteRoutes } from '../features/site/site.routes.ts';
import { teamRoutes } from '../features/team/team.routes.ts';
import type { AppRoute } from '../lib/page/route.ts';
import { composedRoutes } from './composedRoutes.tsx';

/** All pages; each noun lists its own. */
export const ROUTES: readonly AppRoute[] = [
  ...siteRoutes,
  ...assessmentsRoutes,
  ...readingsRoutes,
  ...inboxRoutes,
  ...blogsRoutes,
  ...referralsRoutes,
  ...accountsRoutes,
  ...learnersRoutes,
  ...sessionsRoutes,
  ...reportsRoutes,
  ...paymentsRoutes,
  ...programsRoutes,
  ...jobsRoutes,
  ...notificationsRoutes,
  ...mentorsRoutes,
  ...teamRoutes,
  ...composedRoutes,
];

/** Pages that the server renders. `prefetches.ts` has the data it fetches for them. */
export const PUBLIC_ROUTES = ROUTES.filter(({ access }) => access === 'public');

import type { AppRoute } from '../lib/page/route.ts';
import { teamPages } from '../lib/page/teamPages.ts';

const load = () => import('./composedTeamPages.tsx');

/** Routes of the team's pages that several features make up. */
export const teamRoutes: readonly AppRoute[] = [
  ...teamPages(['hq', 'mentors'], load, { '/hq/admin/mentor/:mentorId': ['people', 'mentor'] }),
  ...teamPages(['hq', 'booking'], load, { '/hq/admin/Student/:studentId': ['people', 'learner'] }),
  ...teamPages(['blogEditor', 'blogs'], load, { '/hq/admin/blogs/:blogId': ['content', 'blog'] }),
  ...teamPages(['jobAdmin', 'jobs', 'blogEditor'], load, { '/hq/admin/jobs/:job': ['content', 'job'] }),
];

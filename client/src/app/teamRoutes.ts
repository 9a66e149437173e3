import type { AppRoute } from '../lib/page/route.ts';
import { teamPages } from '../lib/page/teamPages.ts';

const load = () => import('./composedTeamPages.tsx');

/** Routes of the team's pages that several features make up. */
export const teamRoutes: readonly AppRoute[] = [
  ...teamPages(['team', 'mentors'], load, { '/hq/admin/mentor/:mentorId': ['people', 'mentor'] }),
  ...teamPages(['team', 'sessions'], load, { '/hq/admin/Student/:studentId': ['people', 'learner'] }),
  ...teamPages(['team', 'blogs'], load, { '/hq/admin/blogs/:blogId': ['content', 'blog'] }),
  ...teamPages(['team', 'jobs'], load, { '/hq/admin/jobs/:job': ['content', 'job'] }),
];

import { pagesOf } from '../../lib/page/pagesOf.ts';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

const page = pagesOf(() => import('./pages.ts'));

export const sessionsRoutes: readonly AppRoute[] = [
  {
    paths: ['/dashboard'],
    access: ['user'],
    ...page('LearnerDashboardPage'),
    catalogue: 'dashboard',
  },
  {
    paths: ['/Dashboard/student/sessions'],
    access: ['user'],
    ...page('StudentSessionsPage'),
    catalogue: 'dashboard',
  },
  {
    paths: ['/Dashboard/mentor/sessions'],
    access: ['mentor'],
    ...page('MentorSessionsPage'),
    // What a session pays.
    catalogue: ['dashboard', 'mentors'],
  },
  {
    paths: ['/dashboard/mentor'],
    access: ['mentor'],
    ...page('MentorDashboardPage'),
    catalogue: ['dashboard', 'mentors', 'availability'],
  },
  {
    paths: ['/Dashboard/mentor/session/:roomid'],
    access: ['mentor'],
    ...page('PreparationPage'),
    catalogue: ['dashboard', 'assessments', 'sessions', 'room', 'mentors'],
  },
  {
    paths: ['/Dashboard/selectmentor/:sessiontype/:mentorid'],
    access: ['user'],
    ...page('BookingPage'),
    catalogue: ['sessions', 'directory', 'learners'],
  },
  {
    paths: ['/Dashboard/session/:roomid'],
    access: ['user', 'mentor'],
    ...page('SessionPage'),
    catalogue: ['sessions', 'learners', 'notifications', 'room', 'mentors', 'words'],
  },
  {
    paths: ['/Dashboard/mentor/slots'],
    access: ['mentor'],
    ...page('AvailabilityPage'),
    // The dialogs that move or cancel what is booked in time off.
    catalogue: ['availability', 'sessions'],
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/sessions': ['people', 'sessions', 'sessions'],
  }),
];

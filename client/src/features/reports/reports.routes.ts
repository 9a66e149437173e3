import { pagesOf } from '../../lib/page/pagesOf.ts';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

const page = pagesOf(() => import('./pages.ts'));

export const reportsRoutes: readonly AppRoute[] = [
  {
    paths: ['/Dashboard/feedback/:roomid/:mentorid'],
    access: ['user'],
    ...page('ReportPage'),
    catalogue: ['reports', 'words'],
  },
  {
    paths: ['/sample-report'],
    access: 'public',
    load: async () => (await import('./sample/SampleReportPage.tsx')).SampleReportPage,
    catalogue: 'sample',
    laterCatalogue: ['reports', 'words', 'site'],
  },
  {
    paths: ['/report/:token'],
    access: 'anyone',
    load: async () => (await import('./share/SharedReportPage.tsx')).SharedReportPage,
    catalogue: ['reports', 'words'],
  },
  {
    paths: ['/Dashboard/performance'],
    access: ['user'],
    ...page('PerformancePage'),
    catalogue: ['performance', 'reports', 'words', 'assessments'],
  },
  {
    paths: ['/Dashboard/mentor/sample-interviews'],
    access: ['mentor'],
    ...page('SampleInterviewsPage'),
    catalogue: ['reports', 'words'],
  },
  {
    paths: ['/Dashboard/mentor/sample-interviews/:id'],
    access: ['mentor'],
    ...page('SampleInterviewPage'),
    catalogue: ['reports', 'words'],
  },
  ...teamPages(() => import('./team/pages.ts'), { '/hq/admin/reviews': ['people', 'reviews'] }),
];

import { BECOME_AFFILIATE_PATH } from '@preproom/models/contract/people/affiliates';
import type { PageSource } from './lazyPage.tsx';

/** A page that anybody may read; the server draws it for the first view. */
export interface PublicRoute extends PageSource {
  /** The page's address first, then its other spellings. Case and a trailing slash make no difference. */
  paths: readonly [string, ...string[]];
  /** This address is none for search engines: what it shows is named by the rest of the address, or worth no search. */
  isUnlisted?: boolean;
}

/** Every page for visitors. What the server fetches for them stands in `prefetches.ts`. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  {
    paths: ['/'],
    load: async () => (await import('../features/home/HomePage.tsx')).HomePage,
    catalogue: 'home',
  },
  {
    paths: ['/programs'],
    load: async () => (await import('../features/programs/ProgramsPage.tsx')).ProgramsPage,
    catalogue: 'programs',
  },
  {
    paths: ['/assessments'],
    load: async () => (await import('../features/assessments/AssessmentsPage.tsx')).AssessmentsPage,
    catalogue: 'assessments',
  },
  {
    paths: ['/expression-readings'],
    load: async () => (await import('../features/expression/HowReadingsWorkPage.tsx')).HowReadingsWorkPage,
    catalogue: 'expression',
  },
  {
    paths: ['/in/faq'],
    load: async () => (await import('../features/help/HelpPage.tsx')).HelpPage,
    catalogue: 'help',
  },
  {
    paths: ['/contactus'],
    load: async () => (await import('../features/help/ContactPage.tsx')).ContactPage,
    catalogue: 'help',
  },
  {
    paths: ['/Blogs'],
    load: async () => (await import('../features/blogs/BlogsPage.tsx')).BlogsPage,
    catalogue: 'blogs',
  },
  {
    isUnlisted: true,
    paths: ['/Blog/search'],
    load: async () => (await import('../features/blogs/BlogSearchPage.tsx')).BlogSearchPage,
    catalogue: 'blogs',
  },
  {
    isUnlisted: true,
    paths: ['/Blog/:blog'],
    load: async () => (await import('../features/blogs/BlogPage.tsx')).BlogPage,
    catalogue: 'blogs',
  },
  {
    paths: ['/jobs'],
    load: async () => (await import('../features/jobs/JobsPage.tsx')).JobsPage,
    catalogue: 'jobs',
  },
  {
    isUnlisted: true,
    paths: ['/jobs/detail'],
    load: async () => (await import('../features/jobs/JobPage.tsx')).JobPage,
    catalogue: 'jobs',
  },
  {
    paths: [BECOME_AFFILIATE_PATH],
    load: async () => (await import('../features/affiliates/BecomeAffiliatePage.tsx')).BecomeAffiliatePage,
    catalogue: 'affiliates',
  },
  {
    paths: ['/becomeamentor'],
    load: async () => (await import('./BecomeMentorRoute.tsx')).BecomeMentorRoute,
    catalogue: ['mentors', 'accounts'],
  },
  {
    paths: ['/aboutus'],
    load: async () => (await import('../features/legal/AboutPage.tsx')).AboutPage,
    catalogue: 'legal',
  },
  {
    paths: ['/terms'],
    load: async () => (await import('../features/legal/TermsPage.tsx')).TermsPage,
    catalogue: 'legal',
  },
  {
    paths: ['/Privacypolicy'],
    load: async () => (await import('../features/legal/PrivacyPage.tsx')).PrivacyPage,
    catalogue: 'legal',
  },
  {
    paths: ['/refundpolicy'],
    load: async () => (await import('../features/legal/RefundPage.tsx')).RefundPage,
    catalogue: 'legal',
  },
];

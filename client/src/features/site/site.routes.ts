import type { AppRoute } from '../../lib/page/route.ts';

export const siteRoutes: readonly AppRoute[] = [
  {
    paths: ['/'],
    access: 'public',
    load: async () => (await import('./home/HomePage.tsx')).HomePage,
    catalogue: 'site',
  },
  {
    paths: ['/aboutus'],
    access: 'public',
    load: async () => (await import('./legal/AboutPage.tsx')).AboutPage,
    catalogue: 'legal',
  },
  {
    paths: ['/terms'],
    access: 'public',
    load: async () => (await import('./legal/TermsPage.tsx')).TermsPage,
    catalogue: 'legal',
  },
  {
    paths: ['/Privacypolicy'],
    access: 'public',
    load: async () => (await import('./legal/PrivacyPage.tsx')).PrivacyPage,
    catalogue: 'legal',
  },
  {
    paths: ['/refundpolicy'],
    access: 'public',
    load: async () => (await import('./legal/RefundPage.tsx')).RefundPage,
    catalogue: 'legal',
  },
  {
    paths: ['/demo'],
    access: 'anyone',
    isTrial: true,
    load: async () => (await import('./demo/DemoPage.tsx')).DemoPage,
    catalogue: 'demo',
  },
  {
    paths: ['/demo/outbox'],
    access: 'anyone',
    isTrial: true,
    load: async () => (await import('./demo/OutboxPage.tsx')).OutboxPage,
    catalogue: 'demo',
  },
  {
    paths: ['/dev/ui'],
    access: 'anyone',
    isTrial: true,
    load: async () => (await import('./gallery/DevUiPage.tsx')).DevUiPage,
    catalogue: ['gallery', 'connectionCard'],
  },
];

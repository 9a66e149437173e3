import type { AppRoute } from '../../../lib/page/route.ts';

export const legalRoutes: readonly AppRoute[] = [
  {
    paths: ['/aboutus'],
    access: 'public',
    load: async () => (await import('./AboutPage.tsx')).AboutPage,
    catalogue: 'legal',
  },
  {
    paths: ['/terms'],
    access: 'public',
    load: async () => (await import('./TermsPage.tsx')).TermsPage,
    catalogue: 'legal',
  },
  {
    paths: ['/Privacypolicy'],
    access: 'public',
    load: async () => (await import('./PrivacyPage.tsx')).PrivacyPage,
    catalogue: 'legal',
  },
  {
    paths: ['/refundpolicy'],
    access: 'public',
    load: async () => (await import('./RefundPage.tsx')).RefundPage,
    catalogue: 'legal',
  },
];

import type { AppRoute } from '../../../lib/page/route.ts';

export const availabilityRoutes: readonly AppRoute[] = [
  {
    paths: ['/Dashboard/mentor/slots'],
    access: ['mentor'],
    load: async () => (await import('./AvailabilityPage.tsx')).AvailabilityPage,
    catalogue: 'availability',
  },
];

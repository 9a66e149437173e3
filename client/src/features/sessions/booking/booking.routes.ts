import type { AppRoute } from '../../../lib/page/route.ts';

export const bookingRoutes: readonly AppRoute[] = [
  {
    paths: ['/Dashboard/selectmentor/:sessiontype/:mentorid'],
    access: ['user'],
    load: async () => (await import('./BookingPage.tsx')).BookingPage,
    catalogue: 'sessions',
  },
  {
    paths: ['/Dashboard/session/:roomid'],
    access: ['user', 'mentor'],
    load: async () => (await import('./session/SessionPage.tsx')).SessionPage,
    catalogue: 'sessions',
  },
];

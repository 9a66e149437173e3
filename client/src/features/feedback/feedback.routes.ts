import type { AppRoute } from '../../lib/page/route.ts';

export const feedbackRoutes: readonly AppRoute[] = [
  {
    paths: ['/room/Feedback/:roomid'],
    access: ['user', 'mentor'],
    layout: 'plain',
    load: async () => (await import('./RoomFeedbackPage.tsx')).RoomFeedbackPage,
    catalogue: ['feedback', 'criteria'],
  },
  {
    paths: ['/Dashboard/feedback/:roomid/:mentorid'],
    access: ['user'],
    load: async () => (await import('./report/ReportPage.tsx')).ReportPage,
    catalogue: ['feedback', 'criteria'],
  },
];

import type { AppRoute } from '../../lib/page/route.ts';

export const sessionsRoutes: readonly AppRoute[] = [
  {
    paths: ['/dashboard'],
    access: ['user'],
    load: async () => (await import('./dashboard/learner/LearnerDashboardPage.tsx')).LearnerDashboardPage,
    catalogue: 'dashboard',
  },
  {
    paths: ['/Dashboard/student/sessions'],
    access: ['user'],
    load: async () => (await import('./dashboard/learner/StudentSessionsPage.tsx')).StudentSessionsPage,
    catalogue: 'dashboard',
  },
  {
    paths: ['/Dashboard/mentor/sessions'],
    access: ['mentor'],
    load: async () => (await import('./dashboard/mentor/MentorSessionsPage.tsx')).MentorSessionsPage,
    catalogue: 'dashboard',
  },
  {
    paths: ['/dashboard/mentor'],
    access: ['mentor'],
    load: async () => (await import('./dashboard/mentor/MentorDashboardPage.tsx')).MentorDashboardPage,
    catalogue: ['dashboard', 'mentors', 'availability'],
  },
  {
    paths: ['/Dashboard/mentor/session/:roomid'],
    access: ['mentor'],
    load: async () => (await import('./dashboard/mentor/PreparationPage.tsx')).PreparationPage,
    catalogue: ['dashboard', 'assessments', 'sessions', 'room'],
  },
  {
    paths: ['/Dashboard/selectmentor/:sessiontype/:mentorid'],
    access: ['user'],
    load: async () => (await import('./booking/BookingPage.tsx')).BookingPage,
    catalogue: ['sessions', 'directory', 'learners'],
  },
  {
    paths: ['/Dashboard/session/:roomid'],
    access: ['user', 'mentor'],
    load: async () => (await import('./booking/session/SessionPage.tsx')).SessionPage,
    catalogue: ['sessions', 'learners', 'notifications', 'room'],
  },
  {
    paths: ['/Dashboard/mentor/slots'],
    access: ['mentor'],
    load: async () => (await import('./availability/AvailabilityPage.tsx')).AvailabilityPage,
    // The dialogs that move or cancel what is booked in time off.
    catalogue: ['availability', 'sessions'],
  },
];

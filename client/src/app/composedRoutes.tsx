import { ROLES } from '@preproom/models/contract/accounts/users';
import { pagesOf } from '../lib/page/pagesOf.ts';
import type { AppRoute } from '../lib/page/route.ts';

const page = pagesOf(() => import('./composedPages.tsx'));

/**
 * Pages where two features work, each with its own state and calls, rather than one showing what it knows of another noun
 * (`client/src/shared`). Features must not import each other, so they are composed here.
 */
export const composedRoutes: readonly AppRoute[] = [
  // One step of the application is the editor of weekly hours.
  {
    paths: ['/Account/mentor/onboarding'],
    access: { onboarding: 'mentor' },
    ...page('MentorOnboardingPage'),
    catalogue: ['mentors', 'availability'],
  },
  // Each noun's own settings, one below the other.
  {
    paths: ['/account/settings'],
    access: ROLES,
    ...page('SettingsPage'),
    catalogue: ['accounts', 'secondFactor', 'notifications', 'calendar', 'privacy'],
  },
  // The mentor's guide saves notes as the room does, and ratings as the feedback form does.
  {
    paths: ['/room/:roomid'],
    access: ['user', 'mentor'],
    layout: 'room',
    files: ['RoomPage'],
    begin: async ({ roomid = '' }) => {
      const { fetchEarly } = await import('../features/room/RoomPage.tsx');
      fetchEarly(roomid);
    },
    load: async () => {
      const [{ RoomPage }, { RoomCockpit }] = await Promise.all([
        import('../features/room/RoomPage.tsx'),
        import('./RoomCockpit.tsx'),
      ]);
      return () => <RoomPage Cockpit={RoomCockpit} />;
    },
    catalogue: ['room', 'devices', 'readings'],
  },
  // The feedback form beside the notes of the guide, which may still be on their way to the server.
  {
    paths: ['/room/Feedback/:roomid'],
    access: ['user', 'mentor'],
    layout: 'plain',
    ...page('RoomFeedbackPage'),
    catalogue: ['reports', 'cockpit', 'connectionCard', 'words'],
  },
];

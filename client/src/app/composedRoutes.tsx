import { ROLES } from '@preproom/models/contract/accounts/users';
import type { AppRoute } from '../lib/page/route.ts';
import { RoomCockpit } from './RoomCockpit.tsx';

/**
 * Pages where two features work, each with its own state and calls, rather than one showing what it knows of another noun
 * (`client/src/shared`). Features must not import each other, so they are composed here.
 */
export const composedRoutes: readonly AppRoute[] = [
  // One step of the application is the editor of weekly hours.
  {
    paths: ['/Account/mentor/onboarding'],
    access: { onboarding: 'mentor' },
    load: async () => {
      const [{ MentorOnboardingPage }, { OnboardingAvailability }] = await Promise.all([
        import('../features/mentors/MentorOnboardingPage.tsx'),
        import('../features/sessions/availability/OnboardingAvailability.tsx'),
      ]);
      return () => <MentorOnboardingPage Availability={OnboardingAvailability} />;
    },
    catalogue: ['mentors', 'availability'],
  },
  // Each noun's own settings, one below the other.
  {
    paths: ['/account/settings'],
    access: ROLES,
    load: async () => {
      const [{ SettingsPage }, { PushSwitch }, { TextSwitch }, { CalendarSection }, { OwnDataSection }] =
        await Promise.all([
          import('../features/accounts/settings/SettingsPage.tsx'),
          import('../shared/notifications/PushSwitch.tsx'),
          import('../shared/notifications/TextSwitch.tsx'),
          import('../features/sessions/calendar/CalendarSection.tsx'),
          import('../features/privacy/OwnDataSection.tsx'),
        ]);
      return () => (
        <SettingsPage>
          <PushSwitch />
          <TextSwitch />
          <CalendarSection />
          <OwnDataSection />
        </SettingsPage>
      );
    },
    catalogue: ['accounts', 'notifications', 'calendar', 'privacy'],
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
      const { RoomPage } = await import('../features/room/RoomPage.tsx');
      return () => <RoomPage Cockpit={RoomCockpit} />;
    },
    catalogue: ['room', 'devices', 'readings'],
  },
  // The feedback form beside the notes of the guide, which may still be on their way to the server.
  {
    paths: ['/room/Feedback/:roomid'],
    access: ['user', 'mentor'],
    layout: 'plain',
    load: async () => {
      const [{ RoomFeedbackPage }, { NotesOverview, NotesOnCriterion }] = await Promise.all([
        import('../features/reports/RoomFeedbackPage.tsx'),
        import('../features/room/cockpit/MentorNotes.tsx'),
      ]);
      const notes = { Overview: NotesOverview, OnCriterion: NotesOnCriterion };
      return () => <RoomFeedbackPage notes={notes} />;
    },
    catalogue: ['reports', 'cockpit', 'words'],
  },
];

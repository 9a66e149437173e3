/** The composed pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  MentorOnboardingPage: async () => {
    const [{ MentorOnboardingPage }, { OnboardingAvailability }] = await Promise.all([
      import('../features/mentors/MentorOnboardingPage.tsx'),
      import('../features/sessions/availability/OnboardingAvailability.tsx'),
    ]);
    return () => <MentorOnboardingPage Availability={OnboardingAvailability} />;
  },
  SettingsPage: async () => {
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
  RoomFeedbackPage: async () => {
    const [{ RoomFeedbackPage }, { NotesOverview, NotesOnCriterion }] = await Promise.all([
      import('../features/reports/RoomFeedbackPage.tsx'),
      import('../features/room/cockpit/MentorNotes.tsx'),
    ]);
    const notes = { Overview: NotesOverview, OnCriterion: NotesOnCriterion };
    return () => <RoomFeedbackPage notes={notes} />;
  },
};

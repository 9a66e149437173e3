import { ROLES } from '@preproom/models/contract/accounts/users';
import { AFFILIATE_HOME_PATH } from '@preproom/models/contract/referrals/paths';
import type { AppRoute, PageSource } from '../lib/page/route.ts';
import { RoomCockpit } from './RoomCockpit.tsx';
import { teamRoutes } from './teamRoutes.ts';

/** Pages made of two features. Features must not import each other, so they are composed here. */
export const composedRoutes: readonly AppRoute[] = [
  {
    paths: ['/programs'],
    access: 'public',
    files: ['ProgramsPage', 'Waitlist'],
    load: async () => {
      const [{ ProgramsPage }, { Waitlist }] = await Promise.all([
        import('../features/programs/ProgramsPage.tsx'),
        import('../features/programs/waitlist/Waitlist.tsx'),
      ]);
      return () => <ProgramsPage Waitlist={Waitlist} />;
    },
    catalogue: ['programs', 'waitlist'],
  },
  {
    paths: ['/jobs'],
    parameters: ['q', 'place', 'remote', 'experience', 'salary', 'skills', 'page'],
    access: 'public',
    files: ['jobPages'],
    load: async () => (await import('./jobPages.tsx')).JobsForAll,
    catalogue: 'jobs',
  },
  {
    paths: ['/jobs/detail'],
    parameters: ['id'],
    access: 'public',
    isUnlisted: true,
    files: ['jobPages'],
    load: async () => (await import('./jobPages.tsx')).JobForAll,
    catalogue: 'jobs',
  },
  {
    paths: ['/becomeamentor'],
    access: 'public',
    files: ['BecomeMentorPage', 'MentorEntry'],
    load: async () => {
      const [{ BecomeMentorPage }, { MentorEntry }] = await Promise.all([
        import('../features/mentors/BecomeMentorPage.tsx'),
        import('../features/accounts/signup/MentorEntry.tsx'),
      ]);
      return () => (
        <BecomeMentorPage>
          <MentorEntry />
        </BecomeMentorPage>
      );
    },
    catalogue: ['mentors', 'accounts'],
  },
  {
    paths: ['/dashboard/mentor'],
    access: ['mentor'],
    load: async () => {
      const [{ MentorDashboardPage }, { MentorStatusCard }, { SlotRequests }] = await Promise.all([
        import('../features/sessions/dashboard/mentor/MentorDashboardPage.tsx'),
        import('../features/mentors/MentorStatusCard.tsx'),
        import('../features/sessions/availability/requests/SlotRequests.tsx'),
      ]);
      return () => <MentorDashboardPage status={<MentorStatusCard />} requests={<SlotRequests />} />;
    },
    catalogue: ['dashboard', 'mentors', 'availability'],
  },
  {
    paths: ['/Dashboard/mentor/session/:roomid'],
    access: ['mentor'],
    load: async () => {
      const [{ PreparationPage }, { SharedResults }] = await Promise.all([
        import('../features/sessions/dashboard/mentor/PreparationPage.tsx'),
        import('../features/assessments/history/SharedResults.tsx'),
      ]);
      return () => <PreparationPage Assessments={SharedResults} />;
    },
    catalogue: ['dashboard', 'assessments'],
  },
  {
    paths: ['/Dashboard/performance'],
    access: ['user'],
    load: async () => {
      const [{ PerformancePage }, { SummaryDisclaimer }, { LatestResults }] = await Promise.all([
        import('../features/reports/performance/PerformancePage.tsx'),
        import('../features/reports/report/SummaryDisclaimer.tsx'),
        import('../features/assessments/history/LatestResults.tsx'),
      ]);
      return () => <PerformancePage Disclaimer={SummaryDisclaimer} assessments={<LatestResults />} />;
    },
    catalogue: ['performance', 'reports', 'words', 'assessments'],
  },
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
  {
    paths: ['/account/settings'],
    access: ROLES,
    load: async () => {
      const [{ SettingsPage }, { CalendarSection }, { OwnDataSection }, { AccountProof }] = await Promise.all(
        [
          import('../features/accounts/settings/SettingsPage.tsx'),
          import('../features/sessions/calendar/CalendarSection.tsx'),
          import('../features/privacy/OwnDataSection.tsx'),
          import('../features/accounts/code/AccountProof.tsx'),
        ],
      );
      return () => (
        <SettingsPage>
          <CalendarSection />
          <OwnDataSection AskProof={AccountProof} />
        </SettingsPage>
      );
    },
    catalogue: ['accounts', 'calendar', 'privacy'],
  },
  {
    paths: [AFFILIATE_HOME_PATH],
    access: ['affiliate'],
    load: async () => {
      const [{ AffiliateDashboardPage }, { CodeForm }] = await Promise.all([
        import('../features/referrals/affiliates/AffiliateDashboardPage.tsx'),
        import('../features/accounts/code/CodeForm.tsx'),
      ]);
      return () => <AffiliateDashboardPage CodeForm={CodeForm} />;
    },
    catalogue: ['affiliates', 'accounts'],
  },
  ...teamRoutes,
  {
    paths: ['/assessments/practice'],
    access: ['user'],
    load: async () => {
      const [{ PracticePage }, { ReadingBadge }] = await Promise.all([
        import('../features/assessments/behaviour/practice/PracticePage.tsx'),
        import('../features/readings/ReadingBadge.tsx'),
      ]);
      return () => <PracticePage ReadingBadge={ReadingBadge} />;
    },
    catalogue: ['behaviour', 'devices', 'readings'],
  },
  {
    paths: ['/assessments/practice/:attemptId'],
    access: ['user'],
    load: async () => {
      const [{ PracticeReportPage }, { PercentBars }, { ShortSampleNote, SummaryDisclaimer }] =
        await Promise.all([
          import('../features/assessments/behaviour/report/PracticeReportPage.tsx'),
          import('../features/reports/report/PercentBars.tsx'),
          import('../features/reports/report/SummaryDisclaimer.tsx'),
        ]);
      const parts = { PercentBars, ShortSampleNote, Disclaimer: SummaryDisclaimer };
      return () => <PracticeReportPage {...parts} />;
    },
    catalogue: ['behaviour', 'reports', 'words'],
  },
  {
    paths: ['/room/:roomid'],
    access: ['user', 'mentor'],
    layout: 'room',
    files: ['RoomPage', 'ReadingBadge'],
    begin: async ({ roomid = '' }) => {
      const { fetchEarly } = await import('../features/room/RoomPage.tsx');
      fetchEarly(roomid);
    },
    load: async () => {
      const [{ RoomPage }, { ReadingBadge }] = await Promise.all([
        import('../features/room/RoomPage.tsx'),
        import('../features/readings/ReadingBadge.tsx'),
      ]);
      return () => <RoomPage ReadingBadge={ReadingBadge} Cockpit={RoomCockpit} />;
    },
    catalogue: ['room', 'devices', 'readings'],
  },
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

/** Shown instead of every private page while the account is about to be deleted. */
export const leavingPage: PageSource = {
  load: async () => {
    const [{ LeavingPage }, { AccountProof }] = await Promise.all([
      import('../features/privacy/LeavingPage.tsx'),
      import('../features/accounts/code/AccountProof.tsx'),
    ]);
    return () => <LeavingPage AskProof={AccountProof} />;
  },
  catalogue: ['accounts', 'privacy'],
};

import type { PageSettings } from '@preproom/models/contract/http/page';
import { AFFILIATE_HOME_PATH } from '@preproom/models/contract/people/affiliates';
import { GUARDIAN_OFF_PATH } from '@preproom/models/contract/people/guardian';
import { MAIL_OFF_PATH } from '@preproom/models/contract/people/mail';
import { ROLES } from '@preproom/models/contract/people/users';
import type { ReactNode } from 'react';
import { createRoutesFromElements, Route, type RouteObject, useRoutes } from 'react-router-dom';
import { pageSettings } from '../lib/page/pageSettings.ts';
import { RoutePathContext } from '../lib/page/rendering.ts';
import { NotFound } from '../ui/NotFound.tsx';
import { OnboardingOnly, OwnHomeOnly, RequireRole, TeamOnly } from './guards.tsx';
import { type LazyPage, lazyPage } from './lazyPage.tsx';
import { PageLayout } from './PageLayout.tsx';
import { PUBLIC_ROUTES, type PublicRoute } from './publicRoutes.tsx';
import { RoomLayout } from './RoomLayout.tsx';
import { WithOnboardingToken } from './WithOnboardingToken.tsx';

/** What `findRoute` finds at a public route. */
export interface PublicHandle {
  Page: LazyPage;
  route: PublicRoute;
}

/** All spellings draw the same page, which calls itself by the first. */
const PUBLIC_PAGES = PUBLIC_ROUTES.map((route) => {
  const Page = lazyPage(route);
  const handle: PublicHandle = { Page, route };
  const element = (
    <RoutePathContext value={route.paths[0]}>
      <Page />
    </RoutePathContext>
  );
  return route.paths.map((path) => <Route key={path} path={path} element={element} handle={handle} />);
});

const LoginPage = lazyPage({
  load: async () => (await import('../features/accounts/login/LoginPage.tsx')).LoginPage,
  catalogue: 'accounts',
});
const SignupPage = lazyPage({
  load: async () => (await import('../features/accounts/signup/SignupPage.tsx')).SignupPage,
  catalogue: 'accounts',
});
const ForgotPasswordPage = lazyPage({
  load: async () => (await import('../features/accounts/login/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  catalogue: 'accounts',
});
const SocialReturnPage = lazyPage({
  load: async () => (await import('../features/accounts/social/SocialReturnPage.tsx')).SocialReturnPage,
  catalogue: 'accounts',
});
const SocialLinkPage = lazyPage({
  load: async () => (await import('../features/accounts/social/SocialLinkPage.tsx')).SocialLinkPage,
  catalogue: 'accounts',
});
const StudentOnboardingPage = lazyPage({
  load: async () => (await import('../features/profile/StudentOnboardingPage.tsx')).StudentOnboardingPage,
  catalogue: 'profile',
});
const ProfilePage = lazyPage({
  load: async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
  catalogue: 'profile',
});
const SettingsPage = lazyPage({
  load: async () => (await import('./SettingsRoute.tsx')).SettingsRoute,
  catalogue: ['accounts', 'privacy'],
});
const LearnerDashboardPage = lazyPage({
  load: async () => (await import('../features/dashboard/LearnerDashboardPage.tsx')).LearnerDashboardPage,
  catalogue: 'dashboard',
});
const MentorDashboardPage = lazyPage({
  load: async () => (await import('./MentorHomeRoute.tsx')).MentorHomeRoute,
  catalogue: ['dashboard', 'mentors'],
});
const MentorProfilePage = lazyPage({
  load: async () => (await import('./mentorPages.tsx')).MentorProfilePage,
  catalogue: 'mentors',
});
const MentorOnboardingPage = lazyPage({
  load: async () => (await import('./mentorPages.tsx')).MentorOnboardingRoute,
  catalogue: ['mentors', 'accounts'],
});
const HqWelcomePage = lazyPage({
  load: async () => (await import('./hqPages.tsx')).HqWelcomePage,
  catalogue: 'hq',
});
const HqMentorsPage = lazyPage({
  load: async () => (await import('./hqPages.tsx')).HqMentorsPage,
  catalogue: 'hq',
});
const HqMentorPage = lazyPage({
  load: async () => (await import('./hqPages.tsx')).HqMentorRoute,
  catalogue: ['hq', 'mentors'],
});
const RoomRoute = lazyPage({
  load: async () => (await import('./RoomRoute.tsx')).RoomRoute,
  catalogue: ['room', 'expression'],
});
const RoomFeedbackPage = lazyPage({
  load: async () => (await import('../features/feedback/RoomFeedbackPage.tsx')).RoomFeedbackPage,
  catalogue: 'feedback',
});
const ReportPage = lazyPage({
  load: async () => (await import('../features/feedback/report/ReportPage.tsx')).ReportPage,
  catalogue: 'feedback',
});
const AffiliateRoute = lazyPage({
  load: async () => (await import('./AffiliateRoute.tsx')).AffiliateRoute,
  catalogue: ['affiliates', 'accounts'],
});
const MailsOffPage = lazyPage({
  load: async () => (await import('../features/accounts/settings/MailsOffPage.tsx')).MailsOffPage,
  catalogue: 'accounts',
});
const GuardianWithdrawPage = lazyPage({
  load: async () => (await import('../features/profile/GuardianWithdrawPage.tsx')).GuardianWithdrawPage,
  catalogue: 'profile',
});
const DemoPage = lazyPage({
  load: async () => (await import('../features/demo/DemoPage.tsx')).DemoPage,
  catalogue: 'demo',
});
const OutboxPage = lazyPage({
  load: async () => (await import('../features/demo/OutboxPage.tsx')).OutboxPage,
  catalogue: 'demo',
});
const DevExpressionPage = lazyPage({
  load: async () => (await import('../features/expression/DevExpressionPage.tsx')).DevExpressionPage,
  catalogue: 'expression',
});
const DevUiPage = lazyPage({
  load: async () => (await import('../features/gallery/DevUiPage.tsx')).DevUiPage,
  catalogue: 'gallery',
});

/** Every address of the product. Paths match without regard to case or a trailing slash, as react-router does by default. */
const ROUTES = createRoutesFromElements(allRoutes());
const ROUTES_FOR_TRIAL = createRoutesFromElements(
  allRoutes(
    <>
      <Route path="/demo" element={<DemoPage />} />
      <Route path="/demo/outbox" element={<OutboxPage />} />
      <Route path="/dev/expression" element={<DevExpressionPage />} />
      <Route path="/dev/ui" element={<DevUiPage />} />
    </>,
  ),
);

export function AppRoutes() {
  return useRoutes(appRoutes(pageSettings));
}

export function appRoutes({ isProduction }: Pick<PageSettings, 'isProduction'>): RouteObject[] {
  return isProduction ? ROUTES : ROUTES_FOR_TRIAL;
}

/** `trial`: pages that exist outside production only. */
function allRoutes(trial?: ReactNode) {
  return (
    <>
      <Route element={<PageLayout />}>
        {PUBLIC_PAGES}
        {trial}
        <Route path={MAIL_OFF_PATH} element={<MailsOffPage />} />
        <Route path={GUARDIAN_OFF_PATH} element={<GuardianWithdrawPage />} />
        <Route element={<OwnHomeOnly />}>
          <Route path="/Account/Login" element={<LoginPage />} />
          <Route path="/Account/Signup" element={<SignupPage />} />
          <Route path="/Account/forgetpassword" element={<ForgotPasswordPage />} />
        </Route>
        <Route path="/Account/social/link" element={<SocialLinkPage />} />
        <Route path="/Account/social/:provider" element={<SocialReturnPage />} />
        <Route element={<WithOnboardingToken />}>
          <Route element={<OnboardingOnly of="user" />}>
            <Route path="/Account/student/onboarding" element={<StudentOnboardingPage />} />
          </Route>
          <Route element={<OnboardingOnly of="mentor" />}>
            <Route path="/Account/mentor/onboarding" element={<MentorOnboardingPage />} />
          </Route>
        </Route>
        <Route element={<RequireRole roles={['user']} />}>
          <Route path="/account/student/profile" element={<ProfilePage />} />
          <Route path="/dashboard" element={<LearnerDashboardPage />} />
          <Route path="/Dashboard/feedback/:roomid/:mentorid" element={<ReportPage />} />
        </Route>
        <Route element={<RequireRole roles={['mentor']} />}>
          <Route path="/dashboard/mentor" element={<MentorDashboardPage />} />
          <Route path="/Dashboard/mentor/profile" element={<MentorProfilePage />} />
        </Route>
        <Route element={<RequireRole roles={['user', 'mentor']} />}>
          <Route path="/room/Feedback/:roomid" element={<RoomFeedbackPage />} />
        </Route>
        <Route element={<RequireRole roles={ROLES} />}>
          <Route path="/account/settings" element={<SettingsPage />} />
        </Route>
        <Route element={<RequireRole roles={['affiliate']} />}>
          <Route path={AFFILIATE_HOME_PATH} element={<AffiliateRoute />} />
        </Route>
        <Route element={<TeamOnly />}>
          <Route path="/hq/welcome/admin" element={<HqWelcomePage />} />
          <Route path="/hq/admin/mentor" element={<HqMentorsPage />} />
          <Route path="/hq/admin/mentor/:mentorId" element={<HqMentorPage />} />
          <Route path="/hq/*" element={<NotFound />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<RoomLayout />}>
        <Route element={<RequireRole roles={['user', 'mentor']} />}>
          <Route path="/room/:roomid" element={<RoomRoute />} />
        </Route>
      </Route>
    </>
  );
}

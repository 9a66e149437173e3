import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadRoomTexts } from '../lib/i18n.ts';
import { pageSettings } from '../lib/pageSettings.ts';
import { NotFound } from '../ui/NotFound.tsx';

import { OwnHomeOnly, RequireRole } from './guards.tsx';
import { PageLayout } from './PageLayout.tsx';
import { RoomLayout } from './RoomLayout.tsx';

const HomePage = lazy(async () => ({ default: (await import('../features/home/HomePage.tsx')).HomePage }));
const LoginPage = lazy(async () => ({
  default: (await import('../features/accounts/LoginPage.tsx')).LoginPage,
}));
const LearnerDashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/LearnerDashboardPage.tsx')).LearnerDashboardPage,
}));
const MentorDashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/MentorDashboardPage.tsx')).MentorDashboardPage,
}));
const RoomRoute = lazy(async () => {
  const [{ RoomRoute }] = await Promise.all([import('./RoomRoute.tsx'), loadRoomTexts()]);
  return { default: RoomRoute };
});
const RoomFeedbackPage = lazy(async () => ({
  default: (await import('../features/feedback/RoomFeedbackPage.tsx')).RoomFeedbackPage,
}));
const ReportPage = lazy(async () => ({
  default: (await import('../features/feedback/ReportPage.tsx')).ReportPage,
}));
const DemoPage = lazy(async () => ({ default: (await import('../features/demo/DemoPage.tsx')).DemoPage }));
const DevExpressionPage = lazy(async () => ({
  default: (await import('../features/expression/DevExpressionPage.tsx')).DevExpressionPage,
}));
const HowReadingsWorkPage = lazy(async () => ({
  default: (await import('../features/expression/HowReadingsWorkPage.tsx')).HowReadingsWorkPage,
}));

/** Every address of the product. Paths match without regard to case, as react-router does by default. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PageLayout />}>
        <Route index element={<HomePage />} />
        <Route path="/expression-readings" element={<HowReadingsWorkPage />} />
        {!pageSettings.isProduction && <Route path="/demo" element={<DemoPage />} />}
        {!pageSettings.isProduction && <Route path="/dev/expression" element={<DevExpressionPage />} />}
        <Route element={<OwnHomeOnly />}>
          <Route path="/Account/Login" element={<LoginPage />} />
        </Route>
        <Route element={<RequireRole roles={['user']} />}>
          <Route path="/dashboard" element={<LearnerDashboardPage />} />
          <Route path="/Dashboard/feedback/:roomid/:mentorid" element={<ReportPage />} />
        </Route>
        <Route element={<RequireRole roles={['mentor']} />}>
          <Route path="/dashboard/mentor" element={<MentorDashboardPage />} />
        </Route>
        <Route element={<RequireRole roles={['user', 'mentor']} />}>
          <Route path="/room/Feedback/:roomid" element={<RoomFeedbackPage />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<RoomLayout />}>
        <Route element={<RequireRole roles={['user', 'mentor']} />}>
          <Route path="/room/:roomid" element={<RoomRoute />} />
        </Route>
      </Route>
    </Routes>
  );
}

import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { assessmentRoutes } from '../features/assessments/assessments.routes.ts';
import { behaviourRoutes } from '../features/assessments/behaviour/behaviour.routes.ts';
import { quizRoutes } from '../features/assessments/quizzes/quizzes.routes.ts';
import { resumeAnalysisRoutes } from '../features/assessments/resumeAnalysis/resumeAnalysis.routes.ts';
import { blogRoutes } from '../features/blogs/blogs.routes.ts';
import { blogEditorRoutes } from '../features/blogs/team/blogEditor.routes.ts';
import { helpRoutes } from '../features/inbox/help/help.routes.ts';
import { applicationRoutes } from '../features/jobs/applications/applications.routes.ts';
import { jobAdminRoutes } from '../features/jobs/team/jobAdmin.routes.ts';
import { profileRoutes } from '../features/learners/profile.routes.ts';
import { mentorRoutes } from '../features/mentors/mentors.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import { paymentRoutes } from '../features/payments/payments.routes.ts';
import { moneyRoutes } from '../features/payments/team/money.routes.ts';
import { waitlistRoutes } from '../features/programs/waitlist/waitlist.routes.ts';
import { expressionRoutes } from '../features/readings/expression.routes.ts';
import { affiliateRoutes } from '../features/referrals/affiliates/affiliates.routes.ts';
import { referralRoutes } from '../features/referrals/referrals.routes.ts';
import { feedbackRoutes } from '../features/reports/feedback.routes.ts';
import { availabilityRoutes } from '../features/sessions/availability/availability.routes.ts';
import { bookingRoutes } from '../features/sessions/booking/booking.routes.ts';
import { dashboardRoutes } from '../features/sessions/dashboard/dashboard.routes.ts';
import { demoRoutes } from '../features/site/demo/demo.routes.ts';
import { galleryRoutes } from '../features/site/gallery/gallery.routes.ts';
import { homeRoutes } from '../features/site/home/home.routes.ts';
import { legalRoutes } from '../features/site/legal/legal.routes.ts';
import { hqRoutes } from '../features/team/hq.routes.ts';
import type { AppRoute } from '../lib/page/route.ts';
import { composedRoutes } from './composedRoutes.tsx';

/** All pages; each feature lists its own. */
export const ROUTES: readonly AppRoute[] = [
  ...homeRoutes,
  ...assessmentRoutes,
  ...resumeAnalysisRoutes,
  ...behaviourRoutes,
  ...expressionRoutes,
  ...helpRoutes,
  ...blogRoutes,
  ...affiliateRoutes,
  ...legalRoutes,
  ...accountRoutes,
  ...profileRoutes,
  ...dashboardRoutes,
  ...bookingRoutes,
  ...paymentRoutes,
  ...applicationRoutes,
  ...referralRoutes,
  ...waitlistRoutes,
  ...quizRoutes,
  ...notificationRoutes,
  ...mentorRoutes,
  ...availabilityRoutes,
  ...hqRoutes,
  ...moneyRoutes,
  ...blogEditorRoutes,
  ...jobAdminRoutes,
  ...feedbackRoutes,
  ...demoRoutes,
  ...galleryRoutes,
  ...composedRoutes,
];

/** Pages that the server renders. `prefetches.ts` has the data it fetches for them. */
export const PUBLIC_ROUTES = ROUTES.filter(({ access }) => access === 'public');

import type { Seed } from './seed.ts';

export interface PageShot {
  /** The picture's name, and what `--only=` asks for. */
  name: string;
  path: string | ((seed: Seed) => string);
  /** Who looks at it; a visitor when nobody is named. */
  as?:
    | 'learner'
    | 'practised'
    | 'mentor'
    | 'newcomer'
    | 'leaver'
    | 'affiliate'
    | 'declined'
    | 'applicant'
    | 'admin';
  /** The page is the first link of `path` whose address fits. */
  follow?: RegExp;
  /** The first part of each address that is to fail, for pages that say what went wrong. */
  failing?: string;
  /** The device loses its network once the page stands. */
  isOffline?: boolean;
  /** As it comes out of a printer. */
  isPrinted?: boolean;
  /** A button that opens a dialog, pressed first, at the smallest width. */
  press?: string;
  /** Pressed in that dialog. */
  pressThere?: string;
}

/** Every page, except what two people see of a call (callShots.ts). */
export const PAGES: readonly PageShot[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', press: 'button[aria-haspopup=dialog]' },
  { name: 'offline', path: '/in/faq', isOffline: true },
  { name: 'programs', path: '/programs' },
  { name: 'waitlist', path: '/programs', press: 'main button[aria-haspopup=dialog]' },
  { name: 'waitlist-leave', path: '/waitlist/leave?token=x' },
  { name: 'assessments', path: '/assessments' },
  { name: 'resume', path: '/assessments/resume', as: 'learner' },
  { name: 'blogs', path: '/Blogs' },
  { name: 'blog', path: '/Blogs', follow: /^\/blog\/(?!search)/i },
  { name: 'blog-search', path: '/Blog/search/?q=interview' },
  { name: 'jobs', path: '/jobs' },
  { name: 'job', path: '/jobs', follow: /^\/jobs\/detail\?id=/ },
  { name: 'job-apply', path: '/jobs', follow: /^\/jobs\/detail\?id=/, as: 'learner' },
  { name: 'jobs-learner', path: '/jobs?skills=SQL', as: 'learner' },
  { name: 'applications', path: '/Dashboard/applications', as: 'learner' },
  { name: 'applications-none', path: '/Dashboard/applications', as: 'newcomer' },
  { name: 'faq', path: '/in/faq' },
  { name: 'contact', path: '/contactus' },
  { name: 'refund', path: '/refundpolicy' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/Privacypolicy' },
  { name: 'about', path: '/aboutus' },
  { name: 'readings', path: '/expression-readings' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'login', path: '/Account/Login' },
  { name: 'signup', path: '/Account/Signup' },
  { name: 'forgot', path: '/Account/forgetpassword' },
  { name: 'social-link', path: '/Account/social/link' },
  { name: 'mails-off', path: '/mails/off' },
  { name: 'guardian-withdraw', path: '/guardian/withdraw' },
  { name: 'demo', path: '/demo' },
  { name: 'outbox', path: '/demo/outbox' },
  { name: 'dev-ui', path: '/dev/ui' },
  { name: 'learner', path: '/dashboard', as: 'learner' },
  { name: 'learner-sessions', path: '/Dashboard/student/sessions', as: 'learner' },
  { name: 'learner-sessions-none', path: '/Dashboard/student/sessions', as: 'newcomer' },
  { name: 'learner-new', path: '/dashboard', as: 'newcomer' },
  { name: 'assessments-taken', path: '/assessments', as: 'practised' },
  { name: 'quizzes', path: '/assessments/technical', as: 'practised' },
  { name: 'quiz-open', path: ({ openQuiz }) => `/assessments/technical/${openQuiz}`, as: 'practised' },
  { name: 'quiz-done', path: ({ doneQuiz }) => `/assessments/technical/${doneQuiz}`, as: 'practised' },
  { name: 'quiz-review', path: '/assessments/review', as: 'practised' },
  { name: 'resume-analysis', path: '/assessments/resume', as: 'practised' },
  { name: 'behaviour', path: '/assessments/behaviour', as: 'practised' },
  { name: 'practice', path: '/assessments/practice', as: 'practised' },
  { name: 'performance', path: '/Dashboard/performance', as: 'practised' },
  { name: 'performance-printed', path: '/Dashboard/performance', as: 'practised', isPrinted: true },
  { name: 'performance-one', path: '/Dashboard/performance', as: 'learner' },
  { name: 'performance-none', path: '/Dashboard/performance', as: 'newcomer' },
  {
    name: 'performance-failed',
    path: '/Dashboard/performance',
    as: 'practised',
    failing: '/api/v1.3/user/performance',
  },
  { name: 'unreachable', path: '/dashboard', as: 'learner', failing: '/api/v1.3/user' },
  { name: 'notifications', path: '/notifications', as: 'learner' },
  { name: 'notifications-none', path: '/notifications', as: 'newcomer' },
  {
    name: 'notifications-failing',
    path: '/notifications',
    as: 'learner',
    failing: '/api/v1.3/notifications',
  },
  { name: 'checkout', path: ({ program }) => `/checkout/${program}`, as: 'learner' },
  {
    name: 'checkout-test',
    path: ({ program }) => `/checkout/${program}`,
    as: 'learner',
    // The button before it opens the coupon field.
    press: 'main button >> nth=1',
  },
  ...(['DIWALI20', 'DIWALI21'] as const).map((code) => ({
    name: code === 'DIWALI20' ? 'checkout-coupon' : 'checkout-coupon-unknown',
    path: ({ program }: Seed) => `/checkout/${program}?coupon=${code}`,
    as: 'learner' as const,
  })),
  { name: 'paid', path: ({ order }) => `/paymentSuccessfull?transcation_id=${order}`, as: 'learner' },
  ...['card', 'netbanking'].map((method) => ({
    name: `checkout-test-${method}`,
    path: ({ program }: Seed) => `/checkout/${program}`,
    as: 'learner' as const,
    press: 'main button >> nth=0',
    pressThere: `input[value=${method}]`,
  })),
  ...(['failedOrder', 'unpaidOrder'] as const).map((order) => ({
    name: order === 'failedOrder' ? 'payment-failed' : 'payment-waiting',
    path: (seed: Seed) => `/paymentSuccessfull?transcation_id=${seed[order]}`,
    as: 'learner' as const,
  })),
  { name: 'payment-unknown', path: '/paymentSuccessfull?transcation_id=order_x', as: 'learner' },
  { name: 'payments', path: '/Dashboard/user/transcation', as: 'learner' },
  { name: 'referrals', path: '/Dashboard/referals', as: 'learner' },
  { name: 'payments-none', path: '/Dashboard/user/transcation?status=refunded', as: 'learner' },
  { name: 'settings', path: '/account/settings', as: 'learner' },
  {
    name: 'deletion',
    path: '/account/settings',
    as: 'learner',
    press: 'main section:last-of-type button >> nth=-1',
  },
  { name: 'leaving', path: '/dashboard', as: 'leaver' },
  { name: 'onboarding', path: '/Account/student/onboarding', as: 'newcomer' },
  { name: 'profile', path: '/account/student/profile', as: 'learner' },
  { name: 'profile-new', path: '/account/student/profile', as: 'newcomer' },
  { name: 'book-mentors', path: '/Dashboard/selectmentor/HR-Round-1/any', as: 'learner' },
  {
    name: 'book-nobody',
    path: '/Dashboard/selectmentor/HR-Round-1/any?rating=4&language=Tamil',
    as: 'learner',
  },
  {
    name: 'book-time',
    path: ({ mentorId }) => `/Dashboard/selectmentor/HR-Round-1/${mentorId}`,
    as: 'learner',
  },
  { name: 'book-no-pack', path: '/Dashboard/selectmentor/HR-Round-1/any', as: 'newcomer' },
  { name: 'session', path: ({ booked }) => `/Dashboard/session/${booked}`, as: 'learner' },
  {
    name: 'session-move',
    path: ({ booked }) => `/Dashboard/session/${booked}`,
    as: 'learner',
    press: 'main section:last-of-type button >> nth=0',
  },
  {
    name: 'session-cancel',
    path: ({ booked }) => `/Dashboard/session/${booked}`,
    as: 'mentor',
    press: 'main section:last-of-type button >> nth=1',
  },
  { name: 'session-missed', path: ({ missed }) => `/Dashboard/session/${missed}`, as: 'learner' },
  { name: 'session-unknown', path: '/Dashboard/session/aaaaaaaaaaaa', as: 'learner' },
  {
    name: 'session-failed',
    path: '/Dashboard/session/aaaaaaaaaaaa',
    as: 'learner',
    failing: '/api/v1.3/sessions/',
  },
  { name: 'mentor', path: '/dashboard/mentor', as: 'mentor' },
  { name: 'mentor-sessions', path: '/Dashboard/mentor/sessions', as: 'mentor' },
  {
    name: 'preparation',
    path: ({ booked }) => `/Dashboard/mentor/session/${booked}`,
    as: 'mentor',
  },
  { name: 'availability', path: '/Dashboard/mentor/slots', as: 'mentor' },
  { name: 'availability-none', path: '/Dashboard/mentor/slots', as: 'declined' },
  {
    name: 'availability-failed',
    path: '/Dashboard/mentor/slots',
    as: 'mentor',
    failing: '/api/v1.3/mentor/',
  },
  { name: 'become-mentor', path: '/becomeamentor' },
  { name: 'mentor-application', path: '/Account/mentor/onboarding?step=about', as: 'applicant' },
  { name: 'mentor-hours', path: '/Account/mentor/onboarding?step=availability', as: 'applicant' },
  { name: 'mentor-knowledge', path: '/Account/mentor/onboarding', as: 'applicant' },
  { name: 'mentor-declined', path: '/dashboard/mentor', as: 'declined' },
  { name: 'mentor-profile', path: '/Dashboard/mentor/profile', as: 'declined' },
  { name: 'hq', path: '/hq/welcome/admin', as: 'admin' },
  { name: 'hq-reports', path: '/hq/admin/reports', as: 'admin' },
  { name: 'hq-callbacks', path: '/hq/admin/callbacks', as: 'admin' },
  { name: 'hq-messages', path: '/hq/admin/messages', as: 'admin' },
  { name: 'hq-team', path: '/hq/admin/team', as: 'admin' },
  { name: 'hq-mentors', path: '/hq/admin/mentor', as: 'admin' },
  { name: 'hq-students', path: '/hq/admin/Student', as: 'admin' },
  { name: 'hq-payments', path: '/hq/admin/payments', as: 'admin' },
  { name: 'hq-payment', path: ({ order }) => `/hq/admin/payments/${order}`, as: 'admin' },
  { name: 'hq-coupons', path: '/hq/admin/coupons', as: 'admin' },
  { name: 'hq-coupon-new', path: '/hq/admin/coupons/new', as: 'admin' },
  { name: 'hq-affiliates', path: '/hq/admin/affiliates', as: 'admin' },
  {
    name: 'hq-affiliate',
    path: '/hq/admin/affiliates',
    follow: /hq.admin.affiliates.[0-9a-f]{24}/,
    as: 'admin',
  },
  { name: 'hq-blogs', path: '/hq/admin/blogs', as: 'admin' },
  { name: 'hq-blog-new', path: '/hq/admin/blogs/new', as: 'admin' },
  { name: 'hq-blog', path: '/hq/admin/blogs', follow: /hq.admin.blogs.[0-9a-f]{24}/, as: 'admin' },
  { name: 'hq-questions', path: '/hq/admin/questions', as: 'admin' },
  { name: 'hq-jobs', path: '/hq/admin/jobs', as: 'admin' },
  { name: 'hq-job-new', path: '/hq/admin/jobs/new', as: 'admin' },
  { name: 'hq-job', path: '/hq/admin/jobs', follow: /hq.admin.jobs.[0-9a-f]{24}/, as: 'admin' },
  { name: 'hq-applications', path: '/hq/admin/applications', as: 'admin' },
  {
    name: 'hq-application',
    path: ({ application }) => `/hq/admin/applications?open=${application}`,
    as: 'admin',
  },
  { name: 'hq-audit', path: '/hq/admin/audit', as: 'admin' },
  { name: 'hq-cancelling', path: '/hq/admin/mentor?list=cancelling', as: 'admin' },
  { name: 'hq-mentor', path: ({ waitingMentor }) => `/hq/admin/mentor/${waitingMentor}`, as: 'admin' },
  { name: 'affiliate-signup', path: '/home/affliate/becomeaffilate' },
  { name: 'affiliate', path: '/home/affliate/dashboard', as: 'affiliate' },
  {
    name: 'commands',
    path: '/dashboard',
    as: 'learner',
    press: 'header button[aria-haspopup=dialog] >> nth=0',
  },
  { name: 'not-allowed', path: '/hq/welcome/admin', as: 'affiliate' },
  { name: 'report', path: ({ done, mentorId }) => `/Dashboard/feedback/${done}/${mentorId}`, as: 'learner' },
  {
    name: 'report-early',
    path: ({ waiting, mentorId }) => `/Dashboard/feedback/${waiting}/${mentorId}`,
    as: 'learner',
  },
  { name: 'report-shared', path: ({ sharedPath }) => sharedPath },
  {
    name: 'report-printed',
    path: ({ done, mentorId }) => `/Dashboard/feedback/${done}/${mentorId}`,
    as: 'learner',
    isPrinted: true,
  },
  { name: 'rate', path: ({ done }) => `/room/Feedback/${done}`, as: 'learner' },
  { name: 'feedback', path: ({ waiting }) => `/room/Feedback/${waiting}`, as: 'mentor' },
  { name: 'feedback-given', path: ({ done }) => `/room/Feedback/${done}`, as: 'mentor' },
  { name: 'room-closed', path: ({ done }) => `/room/${done}`, as: 'learner' },
  { name: 'room-introduction', path: ({ introduction }) => `/room/${introduction}`, as: 'mentor' },
];

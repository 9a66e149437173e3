import type { PageShot } from './pageShot.ts';
import type { Seed } from './seed.ts';

/** Of the page of a learner. */
const STUDENT_BUTTONS = {
  grant: 'main section:has(h2) >> nth=1 >> button >> nth=0',
  move: 'main section >> nth=0 >> button >> nth=0',
  suspend: 'main button.bg-brick',
};

/** The team's pages. */
export const HQ_PAGES: readonly PageShot[] = [
  { name: 'hq-reports', path: '/hq/admin/reports', as: 'admin' },
  { name: 'hq-reviews', path: '/hq/admin/reviews', as: 'admin' },
  { name: 'hq-callbacks', path: '/hq/admin/callbacks', as: 'admin' },
  { name: 'hq-callback', path: '/hq/admin/callbacks', as: 'admin', press: '[data-row] >> nth=0' },
  { name: 'hq-report', path: '/hq/admin/reports', as: 'admin', press: '[data-row] >> nth=0' },
  { name: 'hq-messages', path: '/hq/admin/messages', as: 'admin' },
  { name: 'hq-team', path: '/hq/admin/team', as: 'admin' },
  { name: 'hq-mentors', path: '/hq/admin/mentor', as: 'admin' },
  { name: 'hq-students', path: '/hq/admin/Student', as: 'admin' },
  { name: 'hq-student', path: ({ learnerId }) => `/hq/admin/Student/${learnerId}`, as: 'admin' },
  ...(['grant', 'move', 'suspend'] as const).map((act) => ({
    name: `hq-student-${act}`,
    path: ({ learnerId }: Seed) => `/hq/admin/Student/${learnerId}`,
    as: 'admin' as const,
    press: STUDENT_BUTTONS[act],
  })),
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
  { name: 'hq-earnings', path: '/hq/admin/earnings', as: 'admin' },
  {
    name: 'hq-mentor-earnings',
    path: '/hq/admin/earnings',
    follow: /hq.admin.earnings.[0-9a-f]{24}/,
    as: 'admin',
  },
  { name: 'hq-pay', path: '/hq/admin/pay', as: 'admin' },
  { name: 'hq-product', path: '/hq/admin/product', as: 'admin' },
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
  { name: 'hq-deliveries', path: '/hq/admin/deliveries', as: 'admin' },
  { name: 'hq-blocks', path: '/hq/admin/blocks', as: 'admin' },
  { name: 'hq-audit', path: '/hq/admin/audit', as: 'admin' },
  { name: 'hq-cancelling', path: '/hq/admin/mentor?list=cancelling', as: 'admin' },
  { name: 'hq-mentor', path: ({ waitingMentor }) => `/hq/admin/mentor/${waitingMentor}`, as: 'admin' },
  {
    name: 'hq-mentor-changed',
    path: ({ changedMentor }) => `/hq/admin/mentor/${changedMentor}`,
    as: 'admin',
  },
];

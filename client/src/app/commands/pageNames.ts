import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import type { PageSettings } from '@preproom/models/contract/http/page';
import { matchPath } from 'react-router-dom';
import { isOpenTo } from '../../lib/page/isOpenTo.ts';
import { ROUTES } from '../routes.ts';

export interface NamedPage {
  to: string;
  name: MessageDescriptor;
}

/** What the command menu calls the pages, in its order. Who may open one is in the route table. */
export const PAGE_NAMES: Record<string, MessageDescriptor> = {
  '/dashboard': msg`Dashboard`,
  '/dashboard/mentor': msg`Dashboard`,
  '/home/affliate/dashboard': msg`Dashboard`,
  '/hq/welcome/admin': msg`Overview`,
  '/hq/admin/mentor': msg`Mentors`,
  '/hq/admin/sessions': msg`Sessions`,
  '/hq/admin/team': msg`Team`,
  '/hq/admin/Student': msg`Learners`,
  '/hq/admin/payments': msg`Payments`,
  '/hq/admin/product': msg`Programs`,
  '/hq/admin/coupons': msg`Coupons`,
  '/hq/admin/affiliates': msg`Affiliates`,
  '/hq/admin/earnings': msg`Mentor earnings`,
  '/hq/admin/pay': msg`Mentor pay`,
  '/hq/admin/blogs': msg`Articles`,
  '/hq/admin/questions': msg`Quiz questions`,
  '/hq/admin/jobs': msg`Manage jobs`,
  '/hq/admin/applications': msg`Applicants`,
  '/hq/admin/audit': msg`Audit log`,
  '/hq/admin/reports': msg`User reports`,
  '/hq/admin/blocks': msg`Blocks`,
  '/hq/admin/reviews': msg`Reviews`,
  '/hq/admin/callbacks': msg`Callback requests`,
  '/hq/admin/deliveries': msg`Failed e-mails and background jobs`,
  '/hq/admin/messages': msg`Messages`,
  '/hq/admin/blogs/new': msg`New article`,
  '/hq/admin/coupons/new': msg`New coupon`,
  '/hq/admin/jobs/new': msg`New job`,
  '/Dashboard/student/sessions': msg`Sessions`,
  '/Dashboard/mentor/sessions': msg`Sessions`,
  '/Dashboard/selectmentor/any/any': msg`Book a session`,
  '/Dashboard/mentor/slots': msg`Availability`,
  '/Dashboard/mentor/earnings': msg`Earnings`,
  '/Dashboard/mentor/learners': msg`Your learners`,
  '/Dashboard/mentor/sample-interviews': msg`Sample interviews`,
  '/Dashboard/mentor/page': msg`Your public page`,
  '/Dashboard/performance': msg`Performance`,
  '/assessments/behaviour': msg`Behaviour skill analysis`,
  '/assessments/practice': msg`Practice room`,
  '/dashboard/user/transcation': msg`Payments`,
  '/Dashboard/applications': msg`Job applications`,
  '/Dashboard/referals': msg`Invite friends`,
  '/notifications': msg`Notifications`,
  '/account/student/profile': msg`Profile`,
  '/Dashboard/mentor/profile': msg`Profile`,
  '/account/settings': msg`Settings`,
  '/Account/Login': msg`Log in`,
  '/Account/Signup': msg`Sign up`,
  '/Account/forgetpassword': msg`Reset your password`,
  '/programs': msg`Programs`,
  '/assessments': msg`Assessments`,
  '/assessments/resume': msg`Resume analysis`,
  '/assessments/technical': msg`Technical skill analysis`,
  '/assessments/review': msg`Question review`,
  '/assessments/coding': msg`Coding problems`,
  '/assessments/scratchpad': msg`Scratchpad`,
  '/assessments/topics': msg`Topic practice`,
  '/assessments/mock': msg`Mock tests`,
  '/assessments/case': msg`Guided cases`,
  '/jobs': msg`Jobs`,
  '/Blogs': msg`Blogs`,
  '/becomeamentor': msg`Become a mentor`,
  '/home/affliate/becomeaffilate': msg`Become an affiliate`,
  '/in/faq': msg`Help`,
  '/contactus': msg`Contact us`,
  '/': msg`Home page`,
  '/mentors': msg`Mentors`,
  '/sample-report': msg`Sample report`,
  '/aboutus': msg`About us`,
  '/expression-readings': msg`How expression reading works`,
  '/terms': msg`Terms`,
  '/Privacypolicy': msg`Privacy policy`,
  '/refundpolicy': msg`Refund policy`,
  '/demo': msg`Demo`,
  '/demo/outbox': msg`Demo outbox`,
};

/** The named pages that this person may open; null is a visitor. */
export function pagesFor(
  user: Pick<User, 'role' | 'rights'> | null,
  { isProduction }: Pick<PageSettings, 'isProduction'>,
): NamedPage[] {
  return Object.entries(PAGE_NAMES).flatMap(([to, name]) => {
    const route = ROUTES.find(({ paths }) => paths.some((path) => matchPath(path, to)));
    const isThere = route && isOpenTo(route.access, user) && !(route.isTrial && isProduction);
    return isThere ? [{ to, name }] : [];
  });
}

import { SECOND_STEP_PATH } from '@preproom/models/contract/accounts/users';
import { MAIL_OFF_PATH } from '@preproom/models/contract/notifications/mail';
import type { AppRoute } from '../../lib/page/route.ts';
import { teamPages } from '../../lib/page/teamPages.ts';

export const accountsRoutes: readonly AppRoute[] = [
  {
    paths: ['/Account/Login'],
    parameters: ['next'],
    access: 'visitor',
    load: async () => (await import('./login/LoginPage.tsx')).LoginPage,
    catalogue: 'accounts',
  },
  {
    paths: ['/Account/Signup'],
    parameters: ['next', 'step'],
    access: 'visitor',
    load: async () => (await import('./signup/SignupPage.tsx')).SignupPage,
    catalogue: 'accounts',
  },
  {
    paths: ['/Account/forgetpassword'],
    parameters: ['next', 'step'],
    access: 'visitor',
    load: async () => (await import('./login/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    catalogue: 'accounts',
  },
  {
    paths: [SECOND_STEP_PATH],
    access: 'anyone',
    load: async () => (await import('./secondFactor/SecondStepPage.tsx')).SecondStepPage,
    catalogue: ['accounts', 'secondFactor'],
  },
  {
    paths: ['/Account/social/link'],
    access: 'anyone',
    load: async () => (await import('./social/SocialLinkPage.tsx')).SocialLinkPage,
    catalogue: 'accounts',
  },
  {
    paths: ['/Account/social/:provider'],
    access: 'anyone',
    load: async () => (await import('./social/SocialReturnPage.tsx')).SocialReturnPage,
    catalogue: 'accounts',
  },
  {
    paths: [MAIL_OFF_PATH],
    access: 'anyone',
    load: async () => (await import('./settings/MailsOffPage.tsx')).MailsOffPage,
    catalogue: 'accounts',
  },
  ...teamPages(() => import('./team/pages.ts'), {
    '/hq/admin/team': ['everything', 'members'],
  }),
];

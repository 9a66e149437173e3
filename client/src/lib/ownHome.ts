import type { Role } from '@preproom/models/contract/accounts/users';
import { AFFILIATE_HOME_PATH } from '@preproom/models/contract/referrals/paths';

const OWN_HOMES: Record<Role, string> = {
  user: '/dashboard',
  mentor: '/dashboard/mentor',
  affiliate: AFFILIATE_HOME_PATH,
  admin: '/hq/welcome/admin',
};

/** Where users of this role land after logging in. */
export function ownHome(role: Role): string {
  return OWN_HOMES[role];
}

/** Where the site's header leads: as specified, to the mentor's dashboard for any role but user. Its guard leads on to the own home. */
export function dashboardPath(role: Role): string {
  return role === 'user' ? '/dashboard' : '/dashboard/mentor';
}

/** Where users of this role complete their profile. */
export function onboardingPath(role: Role): string {
  return role === 'mentor' ? '/Account/mentor/onboarding' : '/Account/student/onboarding';
}

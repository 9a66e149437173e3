import { hasRight } from '@preproom/models/contract/accounts/team/rights';
import type { User } from '@preproom/models/contract/accounts/users';
import type { Access } from './route.ts';

/** Whether this person may open a page in the ordinary course; null is a visitor. */
export function isOpenTo(access: Access, user: Pick<User, 'role' | 'rights'> | null): boolean {
  if (access === 'public' || access === 'anyone') return true;
  if (access === 'visitor') return user === null;
  if (access === 'team') return hasRight(user?.rights ?? [], 'any');
  if ('team' in access) return hasRight(user?.rights ?? [], access.team);
  return 'onboarding' in access ? false : access.some((role) => role === user?.role);
}

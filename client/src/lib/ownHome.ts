import type { Role } from '@preproom/models/contract/users';

/** Where a person of this role lands after logging in. */
export function ownHome(role: Role): string {
  if (role === 'user') return '/dashboard';
  return role === 'mentor' ? '/dashboard/mentor' : '/';
}

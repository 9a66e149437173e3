import { useLingui } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import { Link } from 'react-router-dom';
import { dashboardPath } from '../../lib/ownHome.ts';
import { Avatar } from '../../ui/Avatar.tsx';

/** The user's avatar, linked to their dashboard. */
export function PersonLink({ user }: { user: User }) {
  const { t } = useLingui();
  return (
    <Link
      to={dashboardPath(user.role)}
      aria-label={t`${user.Name}, your dashboard`}
      className="grid size-11 place-items-center rounded-full transition-[filter] duration-150 hover:brightness-110"
    >
      <Avatar name={user.Name} photo={user.photo} className="size-9 text-14" />
    </Link>
  );
}

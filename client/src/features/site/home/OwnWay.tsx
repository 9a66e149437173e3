import { Trans } from '@lingui/react/macro';
import { ownHome } from '../../../lib/ownHome.ts';
import { useStore } from '../../../lib/store.ts';
import { ButtonLink } from '../../../ui/Link.tsx';

/** To sign-up, or to the sessions of whoever is logged in. */
export function OwnWay({ tone }: { tone: 'primary' | 'quiet' }) {
  const user = useStore((state) => state.user);
  return (
    <ButtonLink to={user ? ownHome(user.role) : '/Account/Signup'} tone={tone}>
      {user ? <Trans>Your sessions</Trans> : <Trans>Sign up free</Trans>}
    </ButtonLink>
  );
}

import { Trans } from '@lingui/react/macro';
import { ownHome } from '../../lib/ownHome.ts';
import { introductionPath } from '../../lib/sessionPaths.ts';
import { useStore } from '../../lib/store.ts';
import { ButtonLink } from '../../ui/Link.tsx';

/** To the free introduction: for a visitor by way of sign-up. Whoever has had it, or is no learner, goes to their own sessions. */
export function IntroductionLink() {
  const user = useStore((state) => state.user);
  const isTaken = useStore((state) => state.introduction?.state !== 'free');
  if (user && (user.role !== 'user' || isTaken))
    return (
      <ButtonLink to={ownHome(user.role)}>
        <Trans>Your sessions</Trans>
      </ButtonLink>
    );
  const path = introductionPath();
  return (
    <ButtonLink to={user ? path : `/Account/Signup?next=${encodeURIComponent(path)}`}>
      <Trans>Meet a mentor for free</Trans>
    </ButtonLink>
  );
}

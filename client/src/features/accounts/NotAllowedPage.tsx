import { Trans, useLingui } from '@lingui/react/macro';
import { ownHome } from '../../lib/ownHome.ts';
import { useStore } from '../../lib/store.ts';
import { Container } from '../../ui/Container.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Shown instead of a team page to people who are logged in but not on the team. */
export function NotAllowedPage() {
  const { t } = useLingui();
  const user = useStore((state) => state.user);
  return (
    <Container width="medium" className="flex flex-col items-start gap-4 py-12 sm:py-24">
      <Logo isFaint className="mb-4 size-16" />
      <PageHeading title={t`This page is for our team`} />
      {user && (
        <p className="max-w-prose text-18 text-muted">
          <Trans>
            You’re logged in as <strong className="wrap-anywhere">{user.Email}</strong>, which can’t open this
            page. If you’re on the team, log out and use your team account.
          </Trans>
        </p>
      )}
      <ButtonLink to={user ? ownHome(user.role) : '/'} className="mt-2">
        <Trans>Go to dashboard</Trans>
      </ButtonLink>
    </Container>
  );
}

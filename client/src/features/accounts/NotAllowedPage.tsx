import { Trans, useLingui } from '@lingui/react/macro';
import { ownHome } from '../../lib/ownHome.ts';
import { useStore } from '../../lib/store.ts';
import { Container } from '../../ui/Container.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** In place of a page of the team, for somebody who is logged in and not of the team. */
export function NotAllowedPage() {
  const { t } = useLingui();
  const user = useStore((state) => state.user);
  return (
    <Container width="medium" className="flex flex-col items-start gap-4 py-12 sm:py-24">
      <Logo isFaint className="mb-4 size-16" />
      <PageHeading title={t`This page is for the team`} />
      {user && (
        <p className="max-w-prose text-18 text-muted">
          <Trans>
            You are logged in as <strong className="break-all">{user.Email}</strong>, and this account does
            not open it. If you belong to the team, log out and come back with your other account.
          </Trans>
        </p>
      )}
      <ButtonLink to={user ? ownHome(user.role) : '/'} className="mt-2">
        <Trans>To your own pages</Trans>
      </ButtonLink>
    </Container>
  );
}

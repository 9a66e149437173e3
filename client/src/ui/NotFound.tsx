import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { RenderingContext } from '../lib/page/rendering.ts';
import { Container } from './Container.tsx';
import { ButtonLink } from './Link.tsx';
import { Logo } from './Logo.tsx';
import { PageHeading } from './PageHeading.tsx';

/** The 404 page, for unknown paths and for items that don't exist. */
export function NotFound() {
  const { t } = useLingui();
  use(RenderingContext).markMissing(404);
  return (
    <Container width="medium" className="flex flex-col items-start gap-4 py-12 sm:py-24">
      <Logo isFaint className="mb-4 size-16" />
      <p className="text-14 font-medium text-muted tabular-nums">404</p>
      <PageHeading title={t`Page Not Found`} />
      <p className="max-w-prose text-18 text-muted">
        <Trans>
          Oops! The page you are looking for does not exist. You may have mistyped the URL or the page has
          been moved.
        </Trans>
      </p>
      <ButtonLink to="/" className="mt-2">
        <Trans>Back to home</Trans>
      </ButtonLink>
    </Container>
  );
}

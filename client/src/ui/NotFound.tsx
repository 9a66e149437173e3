import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from './Link.tsx';
import { PageHeading } from './PageHeading.tsx';

/** The 404 page, also for addresses that name something which is not there. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 py-16 sm:py-24">
      <p className="text-14 font-medium text-muted tabular-nums">404</p>
      <PageHeading title={t`Page Not Found`} />
      <p className="text-18 text-muted">
        <Trans>
          Oops! The page you are looking for does not exist. You may have mistyped the URL or the page has
          been moved.
        </Trans>
      </p>
      <ButtonLink to="/" className="mt-2">
        <Trans>Back to home</Trans>
      </ButtonLink>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { buttonLook } from '../../ui/buttonLook.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Shown when a page failed to load or render. Reloading also fetches the newest version of the app. */
export function BrokenPage() {
  const { t } = useLingui();
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-3xl flex-col items-start gap-4 px-4 py-12 sm:px-6 sm:py-24"
    >
      <Logo isFaint className="mb-4 size-16" />
      <PageHeading title={t`Couldn’t load this page`} />
      <p className="text-muted">
        <Trans>Reloading usually helps. Anything you saved is safe.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonLook('primary')} onClick={() => window.location.reload()}>
          <Trans>Reload</Trans>
        </button>
        <ButtonLink tone="quiet" to="/" reloadDocument>
          <Trans>Back to home</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useEffect, useState } from 'react';
import { isNewVersionThere, reloadOnce } from '../../lib/page/newVersion.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/**
 * Shown when a page failed to load or render. Reloading also fetches the newest version of the app; where that is why the page could
 * not be loaded, it is done at once. While the server cannot be reached (`error`), nothing is reloaded, so that what stands around
 * the page stays.
 */
export function BrokenPage({ error }: { error: AppError | null }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const isOld = useIsOld();
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-3xl flex-col items-start gap-4 px-4 py-12 sm:px-6 sm:py-24"
    >
      <Logo isFaint className="mb-4 size-16" />
      <PageHeading title={isOld ? t`A new version is available` : t`Couldn’t load this page`} />
      <p className="text-muted">
        {error && !isOld ? (
          errorText(error)
        ) : (
          <Trans>Reloading usually helps. Anything you saved is safe.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle('primary')} onClick={() => void reload(error)}>
          {error && !isOld ? <Trans>Try again</Trans> : <Trans>Reload</Trans>}
        </button>
        <ButtonLink tone="quiet" to="/" reloadDocument>
          <Trans>Back to home</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

/** Whether the page is missing because the server has a newer version, which is then loaded, once. */
function useIsOld(): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let isGone = false;
    void isNewVersionThere().then((isThere) => {
      if (isGone || !isThere) return;
      setOld(true);
      reloadOnce();
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isOld;
}

async function reload(error: AppError | null): Promise<void> {
  // A browser may keep a failed module for as long as the document lives: fetching it again is not enough.
  const isReachable = !error || (await fetch('/healthz', { cache: 'no-store' }).catch(() => null))?.ok;
  if (isReachable) window.location.reload();
}

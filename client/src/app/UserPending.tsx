import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useStore } from '../lib/store.ts';
import { useErrorText } from '../lib/texts/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { LoadingPage } from '../ui/Logo.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

/** Shown while it is unknown who is logged in: the logo, or after a failure what went wrong. Never lazy, as no chunk may load. */
export function UserPending() {
  const error = useStore((state) => state.userError);
  return error ? <Unreachable error={error} /> : <LoadingPage />;
}

/** The store keeps retrying, and the page appears as soon as the server answers. */
function Unreachable({ error }: { error: AppError }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const isBusy = useStore((state) => state.isFetchingData);
  const retry = () =>
    useStore
      .getState()
      .refreshUser()
      .catch(() => undefined);
  return (
    <Container width="medium" className="py-12 sm:py-24">
      <div role="alert" className="flex flex-col items-start gap-3">
        <PageHeading title={t`Couldn’t load your account`} />
        <p className="max-w-prose text-muted">
          {errorText(error)} <Trans>We’ll keep trying.</Trans>
        </p>
        <Button className="mt-2" isBusy={isBusy} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
        <p className="text-12 text-muted">
          <Trans>
            Code: <code>{error.code}</code>
          </Trans>
        </p>
      </div>
    </Container>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { useAsyncAction } from '../../lib/useAsyncAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Container.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** In place of a page whose code could not be fetched. What stands around it stays: nothing is reloaded before the server answers. */
export function UnreachablePage({ error }: { error: AppError }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const asking = useAsyncAction();
  const retry = () =>
    asking.run(async () => {
      const { ok } = await fetch('/healthz', { cache: 'no-store' });
      // A browser may keep a failed module for as long as the document lives.
      if (ok) window.location.reload();
    });
  return (
    <Container width="medium" className="py-12 sm:py-24">
      <div role="alert" className="flex flex-col items-start gap-3">
        <PageHeading title={t`Couldn’t load this page`} />
        <p className="max-w-prose text-muted">{errorText(error)}</p>
        <Button className="mt-2" isBusy={asking.isBusy} onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Container>
  );
}

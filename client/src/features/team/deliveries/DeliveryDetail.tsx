import { Trans } from '@lingui/react/macro';
import type { DeliveryRow } from '@preproom/models/contract/team/deliveries';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { When } from '../../../ui/When.tsx';
import { useRetry } from './useRetry.ts';

/** What is known of a failure, and the button that has it tried again. */
export function DeliveryDetail({ delivery }: { delivery: DeliveryRow }) {
  const errorText = useErrorText();
  const retry = useRetry();
  const { _id, kind, key, createdAt, failedAt, error, canRetry } = delivery;
  return (
    <div className="flex flex-col gap-4 text-14 wrap-anywhere">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <dt className="text-muted">
          <Trans>Background job</Trans>
        </dt>
        <dd>
          <code>{kind}</code>
        </dd>
        <dt className="text-muted">
          <Trans>About</Trans>
        </dt>
        <dd>
          <code>{key}</code>
        </dd>
        <dt className="text-muted">
          <Trans>Created</Trans>
        </dt>
        <dd>
          <When instant={createdAt} />
        </dd>
        <dt className="text-muted">
          <Trans>Last attempt</Trans>
        </dt>
        <dd>
          <When instant={failedAt} />
        </dd>
        <dt className="text-muted">
          <Trans>Error</Trans>
        </dt>
        <dd>
          <code>{error ?? '–'}</code>
        </dd>
      </dl>
      {retry.error && <Banner tone="error">{errorText(retry.error)}</Banner>}
      {canRetry ? (
        <Button
          size="small"
          isBusy={retry.isPending}
          onClick={() => retry.mutate([_id])}
          className="self-start"
        >
          <Trans>Retry</Trans>
        </Button>
      ) : (
        <p className="text-muted">
          <Trans>This e-mail can’t be sent again: it was deleted, has expired or contained a code.</Trans>
        </p>
      )}
    </div>
  );
}

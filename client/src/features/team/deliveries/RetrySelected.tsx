import { Plural, Trans } from '@lingui/react/macro';
import type { DeliveryRow } from '@preproom/models/contract/team/deliveries';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useRetry } from './useRetry.ts';

/** Has all selected rows tried again, and says how many could not be. */
export function RetrySelected({ rows, clear }: { rows: readonly DeliveryRow[]; clear: () => void }) {
  const errorText = useErrorText();
  const retry = useRetry();
  const refused = retry.data?.refused.length ?? 0;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        tone="quiet"
        size="small"
        disabled={rows.length === 0}
        isBusy={retry.isPending}
        onClick={() =>
          retry.mutate(
            rows.map(({ _id }) => _id),
            { onSuccess: clear },
          )
        }
      >
        <Trans>Retry selected ({rows.length})</Trans>
      </Button>
      <p role="status" className="text-14 text-muted empty:hidden">
        {retry.data && refused === 0 && <Trans>Retrying…</Trans>}
        {refused > 0 && <Plural value={refused} one="# can’t be retried." other="# can’t be retried." />}
      </p>
      {retry.error && <Banner tone="error">{errorText(retry.error)}</Banner>}
    </div>
  );
}

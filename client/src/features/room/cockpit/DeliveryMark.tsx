import { Trans } from '@lingui/react/macro';
import { AppError } from '@preproom/models/contract/http/errors';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Delivered } from './cockpitEntries.ts';
import type { CockpitInUse } from './useCockpit.ts';

export interface DeliveryMarkProps {
  entry: Delivered;
  cockpit: Pick<CockpitInUse, 'retry' | 'discard'>;
}

/** What the server refused, and what to do about it; nothing while all is well. */
export function DeliveryMark({ entry: { waitingKey, refused }, cockpit }: DeliveryMarkProps) {
  const errorText = useErrorText();
  if (waitingKey === null || refused === null) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-14 text-brick">
      <span>
        <Trans>Not saved.</Trans> {errorText(new AppError(refused))}
      </span>
      <Button tone="quiet" size="small" onClick={() => cockpit.retry(waitingKey)}>
        <Trans>Retry</Trans>
      </Button>
      <Button tone="quiet" size="small" onClick={() => cockpit.discard(waitingKey)}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}

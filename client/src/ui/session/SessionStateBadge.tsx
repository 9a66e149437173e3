import { Trans } from '@lingui/react/macro';
import type { SessionView } from '@preproom/models/contract/sessions/sessionLife';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { Badge } from '../Badge.tsx';

/** A session's state, with the time until or since its start. */
export function SessionStateBadge({ view }: { view: SessionView }) {
  const { spanText } = useAmountTexts();
  if (view.state === 'has_time') {
    const remaining = spanText(view.remaining);
    return (
      <Badge>
        <Trans>In {remaining}</Trans>
      </Badge>
    );
  }
  if (view.state === 'started') {
    const elapsed = spanText(view.elapsed);
    return (
      <Badge tone="now">
        <Trans>Started {elapsed} ago</Trans>
      </Badge>
    );
  }
  if (view.state === 'done')
    return (
      <Badge tone="success">
        <Trans>Done</Trans>
      </Badge>
    );
  if (view.state === 'cancelled')
    return (
      <Badge>
        <Trans>Cancelled</Trans>
      </Badge>
    );
  return (
    <Badge tone="warning">
      <Trans>Needs rescheduling</Trans>
    </Badge>
  );
}

import { Trans } from '@lingui/react/macro';
import type { SessionView } from '@preproom/models/contract/room/sessionLife';
import { Badge } from '../../ui/Badge.tsx';

/** A session's state in a few words, ticking where it has a clock. */
export function SessionStateBadge({ view }: { view: SessionView }) {
  if (view.state === 'has_time') {
    const { days, hours, minutes, seconds } = view.remaining;
    return (
      <Badge>
        {days > 0 ? (
          <Trans>
            in {days} d {hours} h {minutes} min {seconds} s
          </Trans>
        ) : (
          <Trans>
            in {hours} h {minutes} min {seconds} s
          </Trans>
        )}
      </Badge>
    );
  }
  if (view.state === 'started') {
    const minutes = view.elapsed.hours * 60 + view.elapsed.minutes;
    return (
      <Badge tone="now">
        <Trans>
          started {minutes} min {view.elapsed.seconds} s ago
        </Trans>
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

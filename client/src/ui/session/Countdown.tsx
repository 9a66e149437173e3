import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeParts } from '@preproom/models/contract/sessions/meetingTime';

export interface CountdownProps {
  kind: 'remaining' | 'elapsed';
  parts: TimeParts;
}

/** Days and hours (if any) and minutes; seconds only within an hour of the start. */
export function Countdown({ kind, parts }: CountdownProps) {
  const { t } = useLingui();
  const all: [number, string][] = [
    [parts.days, t`days`],
    [parts.hours, t`hours`],
    [parts.minutes, t`min`],
  ];
  const units = all.slice(parts.days > 0 ? 0 : parts.hours > 0 ? 1 : 2);
  if (units.length === 1) units.push([parts.seconds, t`sec`]);
  return (
    <div role="timer" className="flex flex-col gap-1 sm:items-end">
      <p className="text-14 text-muted">
        {kind === 'remaining' ? <Trans>Starts in</Trans> : <Trans>Time since start</Trans>}
      </p>
      <p className="flex gap-4">
        {units.map(([value, unit]) => (
          <span key={unit} className="flex min-w-10 flex-col sm:items-end">
            <span className="font-heading text-30 font-semibold tabular-nums">
              {String(value).padStart(2, '0')}
            </span>{' '}
            <span className="text-12 text-muted">{unit}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { useIsHydrated } from '../lib/page/useIsHydrated.ts';
import { INDIA, useWhen, visitorZone } from '../lib/texts/when.ts';

export interface WhenProps {
  /** ISO text, or milliseconds since the epoch. */
  instant: string | number;
  /** `date` is the day with its year. */
  show?: 'day' | 'date' | 'time' | 'both';
  className?: string;
}

/** An instant in India's time, and in the visitor's if it differs: "Fri, 20 November, 6:30 pm IST (1:00 pm your time)". */
export function When({ instant, show = 'both', className }: WhenProps) {
  const when = useWhen();
  // The server doesn't know the visitor's zone, and the first render must match the server's.
  const zone = useIsHydrated() ? visitorZone(instant) : INDIA;
  const isElsewhere = zone !== INDIA && (show === 'time' || show === 'both');
  const localTime = when.localTime(instant, zone);
  return (
    <span className={className}>
      <time dateTime={new Date(instant).toISOString()}>
        {show === 'date' && when.date(instant)}
        {(show === 'day' || show === 'both') && when.day(instant)}
        {show === 'both' && ', '}
        {(show === 'time' || show === 'both') && when.time(instant)}
      </time>
      {isElsewhere && (
        <span className="text-muted">
          {' '}
          <Trans>({localTime} your time)</Trans>
        </span>
      )}
    </span>
  );
}

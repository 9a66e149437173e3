import { Trans } from '@lingui/react/macro';

const MOST_HOURS = 12;

/** "Usually replies within 2 hours", or days once hours would sound too exact. */
export function RepliesWithin({ hours }: { hours: number }) {
  if (hours <= 1) return <Trans>Usually replies within an hour</Trans>;
  if (hours <= MOST_HOURS) return <Trans>Usually replies within {hours} hours</Trans>;
  const days = Math.ceil(hours / 24);
  if (days === 1) return <Trans>Usually replies within a day</Trans>;
  return <Trans>Usually replies within {days} days</Trans>;
}

import { Trans } from '@lingui/react/macro';
import { useWhen } from '../../lib/texts/when.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import { paymentPath } from './paymentPaths.ts';
import type { Owned } from './useOwned.ts';

/** Who has a pack of another program pays for one that waits, and knows until when. */
export function QueueBanner({ lastDay, startDay }: { lastDay: string; startDay: string }) {
  const { packDay } = useWhen();
  return (
    <Banner tone="info">
      <Trans>
        You have a pack until {packDay(lastDay)}, so this one starts on {packDay(startDay)}.
      </Trans>
    </Banner>
  );
}

/** Who has this program already pays for a second pack only on purpose, and knows when it would start. */
export function OwnedBanner({ owned: { pack, orderId, nextStartDay } }: { owned: Owned }) {
  const { packDay } = useWhen();
  return (
    <Banner tone="info">
      {pack ? (
        <Trans>
          You already have this pack until {packDay(pack.lastDay)}. A second one starts on{' '}
          {packDay(nextStartDay)}.
        </Trans>
      ) : (
        <Trans>You’ve already paid for this program. Paying again buys a second pack.</Trans>
      )}{' '}
      <Link to={orderId ? paymentPath(orderId) : '/dashboard'}>
        <Trans>See your pack</Trans>
      </Link>
    </Banner>
  );
}

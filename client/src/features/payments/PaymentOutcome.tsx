import { Trans } from '@lingui/react/macro';
import type { OrderView } from '@preproom/models/contract/payments/payments';
import { nextRound } from '@preproom/models/contract/reports/nextBooking';
import { bookPath } from '../../lib/sessionPaths.ts';
import { useStore } from '../../lib/store.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { receiptPath } from './paymentPaths.ts';

export interface PaymentOutcomeProps {
  order: OrderView;
  /** Where the page before wanted to lead afterwards: a path of our own. */
  redirect: string | null;
}

/** How a payment ended, what it bought, and the next step. */
export function PaymentOutcome({ order, redirect }: PaymentOutcomeProps) {
  return (
    <>
      <Message order={order} />
      <Card>
        <PaymentFacts order={order} />
      </Card>
      <div className="flex flex-col gap-3 sm:flex-row">
        <NextStep order={order} redirect={redirect} />
      </div>
    </>
  );
}

function NextStep({ order: { record, pack }, redirect }: PaymentOutcomeProps) {
  const { status, order_id, course_id } = record;
  const isPaid = status === 'success' || status === 'refunded';
  const canBook = status === 'success' && pack?.state === 'active';
  const onward = (
    <ButtonLink to={redirect ?? '/dashboard'} tone={status === 'Failed' || canBook ? 'quiet' : 'primary'}>
      {redirect ? <Trans>Continue</Trans> : <Trans>Go to your dashboard</Trans>}
    </ButtonLink>
  );
  return (
    <>
      {canBook && <BookFirst />}
      {status === 'Failed' && (
        <ButtonLink reloadDocument to={`/checkout/${course_id}`}>
          <Trans>Try again</Trans>
        </ButtonLink>
      )}
      {onward}
      {status === 'created' && (
        <ButtonLink reloadDocument tone="quiet" to={`/checkout/${course_id}`}>
          <Trans>I haven’t paid yet</Trans>
        </ButtonLink>
      )}
      {isPaid && (
        <ButtonLink tone="quiet" to={receiptPath(order_id)}>
          <Trans>View receipt</Trans>
        </ButtonLink>
      )}
    </>
  );
}

/** Leads to the times of the round that comes first. */
function BookFirst() {
  const pack = useStore((state) => state.ActivePack);
  const feedback = useStore((state) => state.userFeedback);
  return (
    <ButtonLink to={bookPath((pack && nextRound(pack.rounds, feedback)?.round) ?? 'any')}>
      <Trans>Book your first session</Trans>
    </ButtonLink>
  );
}

function Message({ order: { record, pack, isForLeaver } }: Pick<PaymentOutcomeProps, 'order'>) {
  const { packDay } = useWhen();
  if (isForLeaver) return <ReturnedMessage isRefunded={record.status === 'refunded'} />;
  switch (record.status) {
    case 'success':
      return (
        <Banner tone="success">
          <Trans>Payment received.</Trans>{' '}
          {pack?.state === 'queued' ? (
            <Trans>Your pack starts on {packDay(pack.startDay)}, when your current one ends.</Trans>
          ) : (
            pack && <Trans>Your pack is ready.</Trans>
          )}
        </Banner>
      );
    case 'created':
      return (
        <Banner tone="info">
          <Trans>
            We’re waiting for your bank’s confirmation. This usually takes less than a minute. You can leave
            this page. We’ll keep checking.
          </Trans>
        </Banner>
      );
    case 'Failed':
      return (
        <Banner tone="info">
          <Trans>
            The payment didn’t go through, and your pack hasn’t started. If money left your account, your bank
            returns it, usually within 5 to 7 working days.
          </Trans>
        </Banner>
      );
    case 'refunded':
      return (
        <Banner tone="info">
          <Trans>This payment has been refunded, and the pack has ended.</Trans>
        </Banner>
      );
  }
}

/** Deleting the account may have been called off since: the money goes back all the same. */
function ReturnedMessage({ isRefunded }: { isRefunded: boolean }) {
  return (
    <Banner tone="info">
      <Trans>Your payment arrived while your account was being deleted, so you didn’t get a pack.</Trans>{' '}
      {isRefunded ? <Trans>We’ve refunded it in full.</Trans> : <Trans>We’re refunding it in full.</Trans>}
    </Banner>
  );
}

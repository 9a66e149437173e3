import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderView } from '@preproom/models/contract/business/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asAppError } from '../../lib/api.ts';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { orderQuery } from './api.ts';
import { PaymentFacts } from './PaymentFacts.tsx';

/** Where a payment leads: what the server knows of it, and the next step. */
export function PaymentDonePage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const orderId = query.get('transcation_id') ?? '';
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  const refreshUser = useStore((state) => state.refreshUser);
  const isPaid = order?.record.status === 'success';
  useEffect(() => {
    // The pack is shown all over the product. Its own errors are not this page's.
    if (isPaid) refreshUser().catch(() => {});
  }, [isPaid, refreshUser]);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Your payment`} />
      {error && !order && (
        <ErrorState
          title={t`Couldn’t load this payment`}
          error={asAppError(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !order && <Loading />}
      {order && <Outcome order={order} redirect={ownPath(query.get('redirect'))} />}
    </Container>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading this payment</Trans>
      </span>
      <Skeleton className="h-64" />
    </div>
  );
}

function Outcome({ order, redirect }: { order: OrderView; redirect: string }) {
  const { status, course_id } = order.record;
  return (
    <>
      <Message order={order} />
      <Card>
        <PaymentFacts order={order} />
      </Card>
      {status === 'Failed' ? (
        <ButtonLink reloadDocument to={`/checkout/${course_id}`} className="self-start">
          <Trans>Try again</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink to={redirect} className="self-start">
          <Trans>Go to your dashboard</Trans>
        </ButtonLink>
      )}
    </>
  );
}

function Message({ order: { record, pack } }: { order: OrderView }) {
  switch (record.status) {
    case 'success':
      return (
        <Banner tone="success">
          <Trans>Payment received.</Trans>{' '}
          {pack?.state === 'queued' ? (
            <Trans>Your pack starts on {pack.startDate}, when your current one has ended.</Trans>
          ) : (
            <Trans>Your pack is ready.</Trans>
          )}
        </Banner>
      );
    case 'created':
      return (
        <Banner tone="info">
          <Trans>
            We’re waiting for your bank’s confirmation. This usually takes less than a minute. You can leave
            this page; we’ll keep checking.
          </Trans>
        </Banner>
      );
    case 'Failed':
      return (
        <Banner tone="error">
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

/** Only a path of our own; anything else leads to the dashboard. */
function ownPath(redirect: string | null): string {
  return redirect && /^\/(?![/\\])/.test(redirect) ? redirect : '/dashboard';
}

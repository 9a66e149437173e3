import { Trans, useLingui } from '@lingui/react/macro';
import { ownPath } from '@preproom/models/contract/http/ownPath';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useStore } from '../../lib/store.ts';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { orderQuery } from './api.ts';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { paymentsPath } from './transactions/paymentFilter.ts';

/** Where a payment leads: for its owner what the server knows of it, and the next step; others are told to log in. */
export function PaymentDonePage() {
  const { t } = useLingui();
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Your payment`} />
      <OwnOutcome />
    </Container>
  );
}

function OwnOutcome() {
  const user = useStore((state) => state.user);
  const isPending = useStore((state) => state.isUserPending);
  if (isPending) return <Loading />;
  if (!user) return <LogInFirst />;
  return user.role === 'user' ? <OutcomeOrState /> : <OtherAccount />;
}

function OutcomeOrState() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const orderId = search.get('transcation_id') ?? '';
  const query = useQuery({ ...orderQuery(orderId), enabled: orderId !== '' });
  const { data: order, error, refetch } = query;
  const refreshUser = useStore((state) => state.refreshUser);
  const isPaid = order?.record.status === 'success';
  useEffect(() => {
    // The pack is shown all over the product. Its own errors are not this page's.
    if (isPaid) refreshUser().catch(() => {});
  }, [isPaid, refreshUser]);
  if (order) return <PaymentOutcome order={order} redirect={ownPath(search.get('redirect') ?? '')} />;
  if (orderId === '' || error?.code === 'not_found') return <UnknownPayment />;
  if (error)
    return <ErrorState title={t`Couldn’t load this payment`} error={error} onRetry={() => void refetch()} />;
  return <Loading />;
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

/** Nothing is known of the visitor, so nothing is said of the payment. */
function LogInFirst() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={<Trans>Log in to see your payment</Trans>}
      action={
        <ButtonLink to={`/Account/Login?next=${encodeURIComponent(pathname + search)}`}>
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>Use the account you paid with. Then you can book your first session.</Trans>
    </EmptyState>
  );
}

/** Mentors, affiliates and the team have no payments. */
function OtherAccount() {
  return (
    <EmptyState title={<Trans>We couldn’t find this payment</Trans>}>
      <Trans>The link may be incomplete, or you paid with a different account.</Trans>
    </EmptyState>
  );
}

/** No such order, or somebody else's. */
function UnknownPayment() {
  return (
    <EmptyState
      title={<Trans>We couldn’t find this payment</Trans>}
      action={
        <ButtonLink to={paymentsPath()}>
          <Trans>See your payments</Trans>
        </ButtonLink>
      }
    >
      <Trans>The link may be incomplete, or you paid with a different account.</Trans>
    </EmptyState>
  );
}

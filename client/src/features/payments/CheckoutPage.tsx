import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from '../../lib/store.ts';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink, Link } from '../../ui/Link.tsx';
import { NotFetched } from '../../ui/NotFetched.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { productsQuery } from './api.ts';
import { Checkout } from './Checkout.tsx';

/** What is bought, for how long and for how much, before anything is paid. */
export function CheckoutPage() {
  const { t } = useLingui();
  // Whoever comes from another page of ours, such as the log-in, has that page's document.
  const isOwnDocument = isCheckoutDocument();
  useEffect(() => {
    if (!isOwnDocument) window.location.reload();
  }, [isOwnDocument]);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col items-start gap-2">
        <Link to="/programs" className="inline-flex min-h-9 items-center gap-1.5 text-14">
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>All programs</Trans>
        </Link>
        <PageHeading title={t`Review and pay`} />
      </div>
      {isOwnDocument ? <CheckoutOrState /> : <Loading />}
    </Container>
  );
}

/** Only a document that was loaded from this address may run the payment provider's script (its Content-Security-Policy). */
function isCheckoutDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname.toLowerCase().startsWith('/checkout/');
}

function CheckoutOrState() {
  const { t } = useLingui();
  const { courseId } = useParams();
  const user = useStore((state) => state.user);
  const { data: products, isError, isFetching, refetch } = useQuery(productsQuery());
  if (!products && isError)
    return (
      <NotFetched title={t`Couldn’t load this program`} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (!products || !user) return <Loading />;
  const product = products.find(({ _id }) => _id === courseId);
  if (!product?.activate) return <NotOnSale />;
  return <Checkout product={product} user={user} />;
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading this program</Trans>
      </span>
      <Skeleton className="h-80" />
    </div>
  );
}

function NotOnSale() {
  return (
    <EmptyState
      title={<Trans>You can’t enrol in this program right now</Trans>}
      action={
        <ButtonLink to="/programs">
          <Trans>See programs</Trans>
        </ButtonLink>
      }
    >
      <Trans>Enrolment may have closed, or the link is wrong. You haven’t been charged.</Trans>
    </EmptyState>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_LISTED_PAYMENTS } from '@preproom/models/contract/payments/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from '../../../lib/store.ts';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { productsQuery } from '../api.ts';
import { NoPayments } from '../NoPayments.tsx';
import { PaymentFilters } from './PaymentFilters.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { canRetry, filterPayments, paymentFilter } from './paymentFilter.ts';

/** Everything that the learner has paid for or tried to. */
export function TransactionsPage() {
  const { t } = useLingui();
  const filter = paymentFilter(useSearchParams()[0]);
  const payments = useStore((state) => state.UserTranscation);
  const refreshUser = useStore((state) => state.refreshUser);
  const { data: programs } = useQuery(productsQuery());
  const [openedAt] = useState(Date.now);
  useEffect(() => {
    // A webhook may have changed a payment since the user was loaded. Without an answer the list stays as it was.
    refreshUser().catch(() => {});
  }, [refreshUser]);
  const shown = filterPayments(payments, filter);
  const isClosed = (id: string) => programs?.find(({ _id }) => _id === id)?.activate !== true;
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Payments`} />
      {payments.length > 0 && <PaymentFilters current={filter} payments={payments} />}
      {shown.length === 0 ? (
        <NoPayments filter={filter} />
      ) : (
        <Card className="py-0 sm:py-0">
          <ul aria-label={t`Payments`} className="divide-y divide-line">
            {shown.map((payment) => (
              <PaymentRow
                key={payment.order_id}
                payment={payment}
                canRetry={canRetry(payment, openedAt)}
                isClosed={programs !== undefined && isClosed(payment.course_id)}
              />
            ))}
          </ul>
        </Card>
      )}
      {payments.length === MAX_LISTED_PAYMENTS && (
        <p className="text-14 text-muted">
          <Trans>These are your newest {MAX_LISTED_PAYMENTS} payments. Contact us for older ones.</Trans>
        </p>
      )}
    </Container>
  );
}

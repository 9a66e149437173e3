import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { type PaymentFilter, paymentsPath } from './transactions/paymentFilter.ts';

/** An empty list of payments. */
export function NoPayments({ filter }: { filter: PaymentFilter }) {
  if (filter !== 'all')
    return (
      <EmptyState
        title={TITLES[filter]}
        action={
          <ButtonLink tone="quiet" to={paymentsPath()}>
            <Trans>Show all payments</Trans>
          </ButtonLink>
        }
      >
        {REASONS[filter]}
      </EmptyState>
    );
  return (
    <EmptyState
      title={<Trans>No payments yet</Trans>}
      action={
        <ButtonLink to="/programs">
          <Trans>See programs</Trans>
        </ButtonLink>
      }
    >
      <Trans>When you buy a program, the payment will be listed here.</Trans>
    </EmptyState>
  );
}

type Narrow = Exclude<PaymentFilter, 'all'>;

const TITLES: Record<Narrow, ReactNode> = {
  paid: <Trans>No completed payments</Trans>,
  open: <Trans>No open or failed payments</Trans>,
  refunded: <Trans>No refunds</Trans>,
};

const REASONS: Record<Narrow, ReactNode> = {
  paid: <Trans>Payments appear here once your bank confirms them.</Trans>,
  open: <Trans>Every payment went through.</Trans>,
  refunded: <Trans>Refunded payments appear here.</Trans>,
};

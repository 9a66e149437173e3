import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentRecord } from '@preproom/models/contract/payments/payments';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { cx } from '../../../lib/cx.ts';
import { filterPayments, PAYMENT_FILTERS, type PaymentFilter, paymentsPath } from './paymentFilter.ts';

const LABELS: Record<PaymentFilter, ReactNode> = {
  all: <Trans>All</Trans>,
  paid: <Trans>Paid</Trans>,
  open: <Trans>Open or failed</Trans>,
  refunded: <Trans>Refunded</Trans>,
};

export interface PaymentFiltersProps {
  current: PaymentFilter;
  payments: readonly PaymentRecord[];
}

/** Links to the lists, each with its count. */
export function PaymentFilters({ current, payments }: PaymentFiltersProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Filter payments`}>
      <ul className="flex flex-wrap gap-2">
        {PAYMENT_FILTERS.map((filter) => (
          <li key={filter}>
            <RouterLink
              to={paymentsPath(filter)}
              aria-current={filter === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-14 font-medium',
                filter === current
                  ? 'border-peacock bg-peacock text-on-peacock'
                  : 'border-line-strong bg-raised hover:border-ink',
              )}
            >
              {LABELS[filter]}
              <span className="tabular-nums">{filterPayments(payments, filter).length}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

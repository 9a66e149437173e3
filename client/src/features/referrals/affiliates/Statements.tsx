import { Trans, useLingui } from '@lingui/react/macro';
import type { MonthSums } from '@preproom/models/contract/payments/statements';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { MonthSelect } from '../../../shared/payments/statements/MonthSelect.tsx';
import { StatementSums } from '../../../shared/payments/statements/StatementSums.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useStatement } from './api.ts';
import { StatementLines } from './StatementLines.tsx';

/** The affiliate's months: the chosen one in sums, with its orders and payouts. */
export function Statements({ months, email }: { months: readonly MonthSums[]; email: string }) {
  const { t } = useLingui();
  const [latest] = months;
  const [chosen, choose] = useState(latest?.month);
  const sums = months.find(({ month }) => month === chosen) ?? latest;
  return (
    <section aria-labelledby="statements" className="flex flex-col gap-4">
      <h2 id="statements" className="text-20">
        <Trans>Statements</Trans>
      </h2>
      {sums ? (
        <>
          <p className="hidden print:block">{email}</p>
          <div className="no-print flex flex-wrap items-end justify-between gap-3">
            <MonthSelect months={months} chosen={sums.month} onChoose={choose} />
            <Button tone="quiet" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              <Trans>Print</Trans>
            </Button>
          </div>
          <StatementSums sums={sums} withReversals />
          <Details month={sums.month} />
        </>
      ) : (
        <EmptyState title={t`No statements yet`}>
          <Trans>You’ll get one each month after your first paid order.</Trans>
        </EmptyState>
      )}
    </section>
  );
}

function Details({ month }: { month: string }) {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useStatement(month);
  if (data) return <StatementLines statement={data} />;
  if (isPending) return <Skeleton className="h-40" />;
  return <ErrorState title={t`Couldn’t load this statement`} error={error} onRetry={() => void refetch()} />;
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { MonthSums } from '@preproom/models/contract/referrals/statements';
import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { asAppError } from '../../lib/api.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useStatement } from './api.ts';
import { StatementLines } from './StatementLines.tsx';
import { useMonthText } from './useMonthText.ts';

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
          <Sums sums={sums} />
          <Details month={sums.month} />
        </>
      ) : (
        <EmptyState title={t`No statements yet`}>
          <Trans>You’ll get one for each month from your first paid order on.</Trans>
        </EmptyState>
      )}
    </section>
  );
}

interface MonthSelectProps {
  months: readonly MonthSums[];
  chosen: string;
  onChoose: (month: string) => void;
}

function MonthSelect({ months, chosen, onChoose }: MonthSelectProps) {
  const id = useId();
  const monthText = useMonthText();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-14 text-muted">
        <Trans>Month</Trans>
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-11 rounded-control border border-line-strong bg-raised px-3 text-16"
      >
        {months.map(({ month }) => (
          <option key={month} value={month}>
            {monthText(month)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Sums({ sums }: { sums: MonthSums }) {
  const { rupeesText } = useAmountTexts();
  const monthText = useMonthText();
  const rows = [
    [<Trans key="opening">Opening balance</Trans>, sums.openingPaise],
    [<Trans key="earned">Earned</Trans>, sums.earnedPaise],
    [<Trans key="reversed">Reversed by refunds</Trans>, 0 - sums.reversedPaise],
    [<Trans key="paid">Paid out</Trans>, 0 - sums.paidPaise],
  ] as const;
  return (
    <div className="rounded-card border border-line bg-raised p-4 sm:p-6">
      <h3 className="mb-2 text-18">{monthText(sums.month)}</h3>
      <dl className="text-14 tabular-nums sm:text-16">
        {rows.map(([name, paise]) => (
          <div key={name.key} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-muted">{name}</dt>
            <dd>{rupeesText(paise / 100)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 pt-3 font-semibold">
          <dt>
            <Trans>Closing balance</Trans>
          </dt>
          <dd>{rupeesText(sums.closingPaise / 100)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Details({ month }: { month: string }) {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useStatement(month);
  if (data) return <StatementLines statement={data} />;
  if (isPending) return <Skeleton className="h-40" />;
  return (
    <ErrorState
      title={t`Couldn’t load this statement`}
      error={asAppError(error)}
      onRetry={() => void refetch()}
    />
  );
}

import { Trans } from '@lingui/react/macro';
import type { MonthSums } from '@preproom/models/contract/payments/statements';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useMonthText } from './useMonthText.ts';

/** A month in sums. `withReversals`: refunds can take something back. */
export function StatementSums({ sums, withReversals = false }: { sums: MonthSums; withReversals?: boolean }) {
  const { rupeesText } = useAmountTexts();
  const monthText = useMonthText();
  const rows = [
    [<Trans key="opening">Opening balance</Trans>, sums.openingPaise],
    [<Trans key="earned">Earned</Trans>, sums.earnedPaise],
    ...(withReversals
      ? [[<Trans key="reversed">Reversed by refunds</Trans>, 0 - sums.reversedPaise] as const]
      : []),
    ...(sums.correctedPaise === 0
      ? []
      : [[<Trans key="corrected">Corrections</Trans>, sums.correctedPaise] as const]),
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

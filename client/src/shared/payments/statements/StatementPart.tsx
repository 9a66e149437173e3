import { Trans } from '@lingui/react/macro';
import type { Payout } from '@preproom/models/contract/payments/statements';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { When } from '../../../ui/When.tsx';

/** Lines of one kind in a statement. */
export function StatementPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-16">{title}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4 sm:px-6">
        {children}
      </ul>
    </div>
  );
}

/** The payouts of a month; without any, nothing. */
export function PayoutLines({ payouts }: { payouts: readonly Payout[] }) {
  if (payouts.length === 0) return null;
  return (
    <StatementPart title={<Trans>Payouts</Trans>}>
      {payouts.map((payout) => (
        <PayoutLine key={payout.reference} payout={payout} />
      ))}
    </StatementPart>
  );
}

/** What was transferred; if tax was withheld, out of what. */
function PayoutLine({ payout: { at, paise, tdsPaise, reference } }: { payout: Payout }) {
  const { rupeesText } = useAmountTexts();
  const paid = rupeesText((paise - tdsPaise) / 100);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-4">
      <span className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
        <When instant={at} show="date" className="tabular-nums" />
        <span className="wrap-anywhere">
          <Trans>Reference {reference}</Trans>
        </span>
        {tdsPaise > 0 && (
          <span>
            <Trans>
              {rupeesText(paise / 100)} earned, {rupeesText(tdsPaise / 100)} TDS withheld, {paid} paid
            </Trans>
          </span>
        )}
      </span>
      <span className="font-medium tabular-nums">{paid}</span>
    </li>
  );
}

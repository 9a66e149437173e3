import { Trans } from '@lingui/react/macro';
import type { Payout } from '@preproom/models/contract/payments/statements';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { When } from '../../../ui/When.tsx';

/** A payout in a statement's list. */
export function PayoutLine({ payout: { at, paise, reference } }: { payout: Payout }) {
  const { rupeesText } = useAmountTexts();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-4">
      <span className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
        <When instant={at} show="date" className="tabular-nums" />
        <span className="wrap-anywhere">
          <Trans>Reference {reference}</Trans>
        </span>
      </span>
      <span className="font-medium tabular-nums">{rupeesText(paise / 100)}</span>
    </li>
  );
}

import { Trans } from '@lingui/react/macro';
import type { PayRates } from '@preproom/models/contract/mentors/pay';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { ratesOf, usePayKindText } from './payTexts.ts';

/** What a session of each kind pays. */
export function PayList({ rates }: { rates: PayRates }) {
  const kindText = usePayKindText();
  const { rupeesText } = useAmountTexts();
  return (
    <dl className="divide-y divide-line">
      {ratesOf(rates).map(([kind, paise]) => (
        <div key={kind} className="flex justify-between gap-4 py-2">
          <dt>{kindText(kind)}</dt>
          <dd className="font-medium tabular-nums">
            {paise === null ? (
              <span className="font-normal text-muted">
                <Trans>Voluntary</Trans>
              </span>
            ) : (
              rupeesText(paise / 100)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

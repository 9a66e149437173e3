import { Trans } from '@lingui/react/macro';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Day } from '../Day.tsx';

/** The receipt and its credit notes. */
export function Receipts({ receipts }: Pick<PaymentFile, 'receipts'>) {
  const { rupeesText } = useAmountTexts();
  if (receipts.length === 0) return null;
  return (
    <Card as="section" labelledBy="receipts" className="flex flex-col gap-2">
      <h2 id="receipts" className="text-18">
        <Trans>Receipt and credit notes</Trans>
      </h2>
      <ul className="divide-y divide-line text-14">
        {receipts.map(({ documentNumber, kind, issuedOn, paise, taxPaise, isMailed }) => (
          <li key={documentNumber} className="flex flex-col gap-1 py-3">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium wrap-anywhere">
                {kind === 'receipt' ? <Trans>Receipt</Trans> : <Trans>Credit note</Trans>} {documentNumber}
              </span>
              <span className="tabular-nums">{rupeesText(paise / 100)}</span>
            </span>
            <span className="text-muted">
              <Day day={issuedOn} />
              {taxPaise !== null && (
                <>
                  {' '}
                  · <Trans>includes {rupeesText(taxPaise / 100)} GST</Trans>
                </>
              )}
              {' · '}
              {isMailed ? <Trans>e-mailed</Trans> : <Trans>not e-mailed</Trans>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

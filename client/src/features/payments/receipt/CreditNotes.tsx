import { Trans, useLingui } from '@lingui/react/macro';
import type { PrintedReceipt } from '@preproom/models/contract/payments/receipts';
import { Download } from 'lucide-react';
import { useWhen } from '../../../lib/texts/when.ts';
import { buttonStyle } from '../../../ui/buttonStyle.ts';
import { Card } from '../../../ui/Card.tsx';
import { pdfPath } from './api.ts';
import { useReceiptAmount } from './receiptAmount.ts';

/** What of the payment was refunded; each credit note is a document of its own. */
export function CreditNotes({ creditNotes }: { creditNotes: readonly PrintedReceipt[] }) {
  if (creditNotes.length === 0) return null;
  return (
    <section className="no-print flex flex-col gap-3">
      <h2 className="text-20">
        <Trans>Credit notes</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {creditNotes.map((creditNote) => (
          <CreditNote key={creditNote.documentNumber} creditNote={creditNote} />
        ))}
      </ul>
      <p className="text-14 text-muted">
        <Trans>
          Refunds go back to your original payment method. Your bank usually takes 5 to 7 working days.
        </Trans>
      </p>
    </section>
  );
}

function CreditNote({ creditNote }: { creditNote: PrintedReceipt }) {
  const { t } = useLingui();
  const when = useWhen();
  const amount = useReceiptAmount();
  const { documentNumber, issuedOn, paise, orderId, refundId } = creditNote;
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-col gap-1 tabular-nums">
        <h3 className="text-18">{documentNumber}</h3>
        <p className="text-14 text-muted">{when.date(issuedOn)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <span className="tabular-nums">{amount(paise)}</span>
        <a
          href={pdfPath(orderId, refundId)}
          download
          aria-label={t`Download ${documentNumber} as PDF`}
          className={buttonStyle('quiet', 'small')}
        >
          <Download aria-hidden className="size-4" />
          PDF
        </a>
      </div>
    </Card>
  );
}

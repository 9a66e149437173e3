import { Trans } from '@lingui/react/macro';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import { useEffect, useRef, useState } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { RefundForm } from './RefundForm.tsx';

/** The refund of what is left of a payment. */
export function RefundCard({ payment }: { payment: PaymentFile }) {
  const [refunded, setRefunded] = useState<number | null>(null);
  return (
    <Card as="section" labelledBy="refund" className="flex flex-col gap-4">
      <h2 id="refund" className="text-18">
        <Trans>Refund</Trans>
      </h2>
      {refunded !== null && (
        <Refunded
          key={payment.leftPaise}
          paise={refunded}
          isDone={payment.refunds.find(({ by }) => by === 'team')?.state === 'done'}
        />
      )}
      {payment.leftPaise > 0 ? (
        <RefundForm payment={payment} onRefunded={setRefunded} />
      ) : (
        <p className="text-14 text-muted">
          {payment.paidAt ? <Trans>Fully refunded.</Trans> : <Trans>Nothing to refund yet.</Trans>}
        </p>
      )}
    </Card>
  );
}

/** Takes the focus of the button, which is gone. */
function Refunded({ paise, isDone }: { paise: number; isDone: boolean }) {
  const { rupeesText } = useAmountTexts();
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <div ref={confirmation} tabIndex={-1} className="rounded-control outline-none">
      <Banner tone="success">
        {isDone ? (
          <Trans>{rupeesText(paise / 100)} refunded. We’ll e-mail the learner a credit note.</Trans>
        ) : (
          <Trans>
            {rupeesText(paise / 100)} is on its way. We’ll e-mail the learner a credit note once it’s done.
          </Trans>
        )}
      </Banner>
    </div>
  );
}

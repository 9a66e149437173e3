import { Trans, useLingui } from '@lingui/react/macro';
import type { EarningFile } from '@preproom/models/contract/mentors/team/earnings';
import { useState } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useMonthText } from '../../../../shared/payments/statements/useMonthText.ts';
import { PayoutForm } from '../../../../shared/payments/team/PayoutForm.tsx';
import { Banner } from '../../../../ui/Banner.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { usePayMentor } from './api.ts';
import { PayTo } from './PayTo.tsx';

/** Enters a payout of the months that are over, once the bank has made it. */
export function PayoutCard({ file }: { file: EarningFile }) {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const monthText = useMonthText();
  const { mutateAsync } = usePayMentor(file._id);
  const { payable, payouts, hasPan } = file;
  const { through, paise } = payable;
  const [paid, setPaid] = useState<number | null>(null);
  return (
    <Card as="section" labelledBy="payout" className="flex flex-col gap-4">
      <h2 id="payout" className="text-18">
        <Trans>Payout to the end of {monthText(through)}</Trans>
      </h2>
      {paid !== null && (
        <Banner tone="success">
          <Trans>{rupeesText(paid / 100)} recorded. It’s in this month’s statement.</Trans>
        </Banner>
      )}
      {!hasPan && paise > 0 && (
        <Banner tone="info">
          <Trans>There’s no PAN yet. Ask your accountant which TDS rate applies.</Trans>
        </Banner>
      )}
      {paise <= 0 ? (
        <p className="text-14 text-muted">
          <Trans>Nothing is due. This month’s sessions can be paid once the month is over.</Trans>
        </p>
      ) : (
        <>
          <PayTo payee={file.payee} />
          <PayoutForm
            ownerId={file._id}
            duePaise={paise}
            referenceHelp={t`The mentor sees it in the statement.`}
            send={(body) => mutateAsync({ ...body, through, payouts })}
            onPaid={setPaid}
            withTds
          />
        </>
      )}
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateFile } from '@preproom/models/contract/referrals/team/affiliates';
import { useState } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { PayoutForm } from '../../../shared/payments/team/PayoutForm.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useAffiliateAct } from './api.ts';

/** Enters a payout of what is due, once the bank has made it. */
export function PayoutCard({ affiliate }: { affiliate: AffiliateFile }) {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const { mutateAsync } = useAffiliateAct(affiliate);
  const { _id, availablePaise, isEmailProved } = affiliate;
  const [paid, setPaid] = useState<number | null>(null);
  return (
    <Card as="section" labelledBy="payout" className="flex flex-col gap-4">
      <h2 id="payout" className="text-18">
        <Trans>Payout</Trans>
      </h2>
      {paid !== null && (
        <Banner tone="success">
          <Trans>{rupeesText(paid / 100)} recorded. It’s in this month’s statement.</Trans>
        </Banner>
      )}
      {availablePaise <= 0 && (
        <p className="text-14 text-muted">
          <Trans>Nothing is due.</Trans>
        </p>
      )}
      {availablePaise > 0 && !isEmailProved && (
        <p className="text-14 text-muted">
          <Trans>They need to confirm their e-mail before you can pay them.</Trans>
        </p>
      )}
      {availablePaise > 0 && isEmailProved && (
        <PayoutForm
          ownerId={_id}
          duePaise={availablePaise}
          referenceHelp={t`The affiliate sees it in the statement.`}
          send={({ paise, reference }) => mutateAsync({ is: 'pay', body: { paise, reference } })}
          onPaid={setPaid}
        />
      )}
    </Card>
  );
}

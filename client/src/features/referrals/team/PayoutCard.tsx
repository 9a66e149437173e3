import { Trans, useLingui } from '@lingui/react/macro';
import { PAYOUT_REFERENCE_LENGTH } from '@preproom/models/contract/payments/payoutLimits';
import type { AffiliateFile } from '@preproom/models/contract/referrals/team/affiliates';
import { useState } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextField, isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { useAffiliateAct } from './api.ts';

/** Enters a payout of what is due, once the bank has made it. */
export function PayoutCard({ affiliate }: { affiliate: AffiliateFile }) {
  const { rupeesText } = useAmountTexts();
  const { availablePaise, isEmailProved } = affiliate;
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
      {availablePaise > 0 && isEmailProved && <PayoutForm affiliate={affiliate} onPaid={setPaid} />}
    </Card>
  );
}

interface PayoutValues {
  /** Rupees as they are typed; named as the server names its faults. */
  paise: string;
  reference: string;
}

const inRupees = (paise: number) => (paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2));
/** Rupees with or without paise; null for what is no amount. */
const inPaise = (typed: string) =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : null;

function PayoutForm({ affiliate, onPaid }: { affiliate: AffiliateFile; onPaid: (paise: number) => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { rupeesText } = useAmountTexts();
  const { mutateAsync } = useAffiliateAct(affiliate);
  const due = rupeesText(affiliate.availablePaise / 100);
  const form = useApiForm<PayoutValues>({
    values: { paise: inRupees(affiliate.availablePaise), reference: '' },
    draft: { key: `act:payout:${affiliate._id}`, fields: ['reference'] },
    async send({ paise: typed, reference }) {
      const paise = inPaise(typed) ?? 0;
      await mutateAsync({ is: 'pay', body: { paise, reference: reference.trim() } });
      form.form.reset({ paise: inRupees(affiliate.availablePaise - paise), reference: '' });
      onPaid(paise);
    },
  });
  const { failure } = form;
  return (
    <ApiForm form={form} isFailureElsewhere>
      <p className="text-14 text-muted">
        <Trans>Transfer the money first, then record it here. {due} is due.</Trans>
      </p>
      <FormTextField
        name="paise"
        label={t`Amount in rupees`}
        inputMode="decimal"
        autoComplete="off"
        check={(text) => ((inPaise(text) ?? 0) > 0 ? null : 'no amount')}
        fault={(what) =>
          what === 'is more than what is available'
            ? t`Only ${due} is due.`
            : t`Enter an amount, like 799.90.`
        }
      />
      <FormTextField
        name="reference"
        label={t`Bank reference`}
        help={t`The affiliate sees it in the statement.`}
        autoComplete="off"
        maxLength={PAYOUT_REFERENCE_LENGTH}
        check={isFilled}
        fault={t`Enter the bank’s reference.`}
      />
      {failure && (
        <Banner tone="error">
          {failure.code === 'conflict' ? (
            <Trans>
              Not recorded. There’s already a payout with this reference, or a teammate recorded one first.
              Check the statement.
            </Trans>
          ) : (
            errorText(failure)
          )}
        </Banner>
      )}
      <FormSubmit>
        <Trans>Record payout</Trans>
      </FormSubmit>
    </ApiForm>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { PAYOUT_REFERENCE_LENGTH } from '@preproom/models/contract/payments/payoutLimits';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextField, isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { inPaise, inRupees } from '../rupees.ts';

export interface PayoutFormProps {
  /** Whom it goes to; names what was typed and not sent. */
  ownerId: string;
  duePaise: number;
  /** Who sees the reference. */
  referenceHelp: string;
  /** Throws AppError. */
  send: (payout: { paise: number; reference: string }) => Promise<unknown>;
  onPaid: (paise: number) => void;
}

interface PayoutValues {
  /** Rupees as they are typed; named as the server names its faults. */
  paise: string;
  reference: string;
}

/** Enters a payout of what is due, once the bank has made it. */
export function PayoutForm({ ownerId, duePaise, referenceHelp, send, onPaid }: PayoutFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { rupeesText } = useAmountTexts();
  const due = rupeesText(duePaise / 100);
  const form = useApiForm<PayoutValues>({
    values: { paise: inRupees(duePaise), reference: '' },
    draft: { key: `act:payout:${ownerId}`, fields: ['reference'] },
    async send({ paise: typed, reference }) {
      const paise = inPaise(typed) ?? 0;
      await send({ paise, reference: reference.trim() });
      form.form.reset({ paise: inRupees(duePaise - paise), reference: '' });
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
        help={referenceHelp}
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

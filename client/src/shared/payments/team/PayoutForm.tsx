import { Trans, useLingui } from '@lingui/react/macro';
import { PAYOUT_REFERENCE_LENGTH } from '@preproom/models/contract/payments/payoutLimits';
import { useWatch } from 'react-hook-form';
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
  send: (payout: { paise: number; tdsPaise: number; reference: string }) => Promise<unknown>;
  onPaid: (paise: number) => void;
  /** Asks what was withheld as tax. */
  withTds?: boolean;
}

interface PayoutValues {
  /** Rupees as they are typed; named as the server names its faults. */
  paise: string;
  tdsPaise: string;
  reference: string;
}

/** Enters a payout of what is due, once the bank has made it. */
export function PayoutForm({
  ownerId,
  duePaise,
  referenceHelp,
  send,
  onPaid,
  withTds = false,
}: PayoutFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { rupeesText } = useAmountTexts();
  const due = rupeesText(duePaise / 100);
  const form = useApiForm<PayoutValues>({
    values: { paise: inRupees(duePaise), tdsPaise: '0', reference: '' },
    // A draft belongs to one amount due. Another amount starts an empty form.
    draft: { key: `act:payout:${ownerId}:${duePaise}`, fields: ['paise', 'tdsPaise', 'reference'] },
    async send({ paise: typed, tdsPaise: withheld, reference }) {
      const paise = inPaise(typed) ?? 0;
      await send({ paise, tdsPaise: inPaise(withheld) ?? 0, reference: reference.trim() });
      form.form.reset({ paise: inRupees(duePaise - paise), tdsPaise: '0', reference: '' });
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
        label={withTds ? t`Amount before tax, in rupees` : t`Amount in rupees`}
        inputMode="decimal"
        autoComplete="off"
        check={(text) => ((inPaise(text) ?? 0) > 0 ? null : 'no amount')}
        fault={(what) =>
          what === 'is more than what is available'
            ? t`Only ${due} is due.`
            : t`Enter an amount, like 799.90.`
        }
      />
      {withTds && <TdsField />}
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

/** Of the amount, what was withheld as tax; and what is left to transfer. */
function TdsField() {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const [amount, tds] = useWatch<PayoutValues, ['paise', 'tdsPaise']>({ name: ['paise', 'tdsPaise'] });
  const [paise, tdsPaise] = [inPaise(amount) ?? 0, inPaise(tds)];
  const transferred = rupeesText(Math.max(0, paise - (tdsPaise ?? 0)) / 100);
  return (
    <FormTextField
      name="tdsPaise"
      label={t`TDS withheld, in rupees`}
      help={t`You transfer ${transferred}. The mentor sees both amounts.`}
      inputMode="decimal"
      autoComplete="off"
      check={(text) => {
        const typed = inPaise(text);
        return typed !== null && typed <= paise ? null : 'is more than the amount';
      }}
      fault={t`Enter 0 or an amount up to the amount above.`}
    />
  );
}

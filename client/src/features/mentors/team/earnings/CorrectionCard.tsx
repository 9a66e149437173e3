import { Trans, useLingui } from '@lingui/react/macro';
import { CORRECTION_REASON_LENGTH, MAX_CORRECTION_PAISE } from '@preproom/models/contract/mentors/payLimits';
import type { EarningFile } from '@preproom/models/contract/mentors/team/earnings';
import { useState } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { inPaise } from '../../../../shared/payments/rupees.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ApiForm } from '../../../../ui/forms/api/ApiForm.tsx';
import { FormSelect } from '../../../../ui/forms/api/FormSelect.tsx';
import { FormSubmit } from '../../../../ui/forms/api/FormSubmit.tsx';
import { FormTextArea } from '../../../../ui/forms/api/FormTextArea.tsx';
import { FormTextField, isFilled } from '../../../../ui/forms/api/FormTextField.tsx';
import { isFaulty } from '../../../../ui/forms/api/isFaulty.ts';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import { useCorrectEarnings } from './api.ts';

interface CorrectionValues {
  sign: 'add' | 'take';
  /** Rupees as they are typed; named as the server names its faults. */
  paise: string;
  reason: string;
}

const EMPTY: CorrectionValues = { sign: 'add', paise: '', reason: '' };

/** Adds to what the mentor has earned, or takes from it. */
export function CorrectionCard({ file: { _id, payouts } }: { file: EarningFile }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { rupeesText } = useAmountTexts();
  const { mutateAsync } = useCorrectEarnings(_id);
  const [isSaved, setSaved] = useState(false);
  const most = rupeesText(MAX_CORRECTION_PAISE / 100);
  const form = useApiForm<CorrectionValues>({
    values: EMPTY,
    draft: { key: `act:correction:${_id}`, fields: ['sign', 'paise', 'reason'] },
    async send({ sign, paise: typed, reason }) {
      setSaved(false);
      const paise = (inPaise(typed) ?? 0) * (sign === 'add' ? 1 : -1);
      await mutateAsync({ paise, reason: reason.trim(), payouts });
      form.form.reset(EMPTY);
      setSaved(true);
    },
  });
  const { failure } = form;
  return (
    <Card as="section" labelledBy="correction" className="flex flex-col gap-4">
      <h2 id="correction" className="text-18">
        <Trans>Correction</Trans>
      </h2>
      <p className="text-14 text-muted">
        <Trans>
          For mistakes only. It counts right away, is recorded in the audit log, and the mentor gets an e-mail
          with your reason.
        </Trans>
      </p>
      <ApiForm form={form} isFailureElsewhere>
        <FormSelect
          name="sign"
          label={t`What to do`}
          options={[
            { id: 'add', label: t`Add to earnings` },
            { id: 'take', label: t`Take off earnings` },
          ]}
        />
        <FormTextField
          name="paise"
          label={t`Correction in rupees`}
          inputMode="decimal"
          autoComplete="off"
          check={(text) => {
            const paise = inPaise(text) ?? 0;
            return paise > 0 && paise <= MAX_CORRECTION_PAISE ? null : 'no amount';
          }}
          fault={t`Enter an amount up to ${most}, like 500.`}
        />
        <FormTextArea
          name="reason"
          label={t`Reason (the mentor reads it)`}
          rows={3}
          maxLength={CORRECTION_REASON_LENGTH}
          check={isFilled}
          fault={t`Enter a reason.`}
        />
        {failure && (
          <Banner tone="error">
            {failure.code === 'conflict' ? (
              <Trans>Not recorded. A teammate recorded something first. Check the statement.</Trans>
            ) : (
              errorText(failure)
            )}
          </Banner>
        )}
        {isSaved && !form.isBusy && !isFaulty(form) && (
          <Banner tone="success">
            <Trans>Correction recorded. It’s in this month’s statement.</Trans>
          </Banner>
        )}
        <FormSubmit>
          <Trans>Record correction</Trans>
        </FormSubmit>
      </ApiForm>
    </Card>
  );
}

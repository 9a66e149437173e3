import { Trans } from '@lingui/react/macro';
import type { PayExceptions, PayKind, PayRates } from '@preproom/models/contract/mentors/pay';
import { useState } from 'react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { ApiForm } from '../../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../../ui/forms/api/FormSubmit.tsx';
import { isFaulty } from '../../../../ui/forms/api/isFaulty.ts';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import { RateFields } from './RateFields.tsx';
import { amountsOf, type RateValues, rateValues } from './rateValues.ts';

export interface RateFormProps {
  kinds: readonly PayKind[];
  stored: PayExceptions;
  /** Given for the exceptions of one mentor. */
  ofAll?: PayRates;
  /** Of what was typed and not saved, which survives a reload. Names the revision: on newer amounts it would undo a teammate's. */
  draftKey: string;
  /** Throws AppError. */
  save: (amounts: PayExceptions) => Promise<unknown>;
}

/** Amounts for sessions that are booked from now on. A failed save keeps what was entered. */
export function RateForm({ kinds, stored, ofAll, draftKey, save }: RateFormProps) {
  const errorText = useErrorText();
  const [isSaved, setSaved] = useState(false);
  const values = rateValues(kinds, stored, ofAll ? 'same' : 'none');
  const form = useApiForm<RateValues>({
    values,
    draft: { key: draftKey, fields: Object.keys(values) },
    async send(typed) {
      setSaved(false);
      await save(amountsOf(kinds, typed));
      setSaved(true);
    },
  });
  const { failure } = form;
  return (
    <ApiForm form={form} isFailureElsewhere className="@container">
      <RateFields kinds={kinds} {...(ofAll && { ofAll })} />
      {failure && (
        <Banner tone="error">
          {failure.code === 'conflict' ? (
            <Trans>Not saved. A teammate changed the amounts first. Reload the page to see theirs.</Trans>
          ) : (
            errorText(failure)
          )}
        </Banner>
      )}
      {isSaved && !form.isBusy && !isFaulty(form) && (
        <Banner tone="success">
          <Trans>Saved. Applies to sessions booked from now on.</Trans>
        </Banner>
      )}
      <FormSubmit className="@lg:self-start">
        <Trans>Save</Trans>
      </FormSubmit>
    </ApiForm>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { ADULT_AGE, birthDateFault, isAdult, isDay, MIN_AGE } from '@preproom/models/contract/learners/age';
import { correctBirthDate } from '@preproom/models/contract/learners/team/studentActs';
import { useState } from 'react';
import { callApi } from '../../../../lib/api.ts';
import { serverNow } from '../../../../lib/serverTime.ts';
import { ActDialog } from '../../../../shared/sessions/team/ActDialog.tsx';
import { useAct } from '../../../../shared/sessions/team/useAct.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { FormTextField } from '../../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import type { LearnerDialogProps } from './parts.ts';

export function BirthDateDialog({ learner, onClose, onDone }: LearnerDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [from] = useState(learner.dateOfBirth ?? '');
  const form = useApiForm<{ dateOfBirth: string; reason: string }>({
    values: { dateOfBirth: from, reason: '' },
    draft: { key: `act:birth-date:${learner._id}`, fields: ['dateOfBirth', 'reason'] },
    async send({ dateOfBirth, reason }) {
      const params = { studentId: learner._id };
      await act(() => callApi(correctBirthDate, { params, body: { from, dateOfBirth, reason } }));
      onDone(t`Date of birth corrected.`);
    },
  });
  const faults: Record<string, string> = {
    too_young: t`Learners must be at least ${MIN_AGE} years old.`,
    in_future: t`Check the date. It’s in the future.`,
    too_old: t`Check the year. That’s more than 100 years ago.`,
    no_change: t`This date is already saved.`,
  };
  const typed = form.form.watch('dateOfBirth');
  return (
    <ActDialog
      title={t`Correct date of birth`}
      form={form}
      action={<Trans>Save</Trans>}
      onClose={onClose}
      fields={
        <>
          <FormTextField
            name="dateOfBirth"
            label={t`Date of birth`}
            type="date"
            max={indianDay(serverNow())}
            check={(text) => birthDateFault(text, serverNow()) ?? (text === from ? 'no_change' : null)}
            fault={(what) => faults[what] ?? t`Enter a date.`}
          />
          {isDay(typed) && typed !== from && !isAdult(typed, serverNow()) && (
            <Banner tone="info">
              <Trans>
                They’d be under {ADULT_AGE}. Expression and talk-time data will be deleted. Without a
                guardian’s consent, booked sessions will be cancelled and they get the rounds back.
              </Trans>
            </Banner>
          )}
        </>
      }
    />
  );
}

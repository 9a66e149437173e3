import { Trans, useLingui } from '@lingui/react/macro';
import { daysAfter, indianDay } from '@preproom/models/contract/http/indianDays';
import { extendPack } from '@preproom/models/contract/learners/team/studentActs';
import type { StudentPack } from '@preproom/models/contract/learners/team/studentFile';
import { useState } from 'react';
import { callApi } from '../../../../lib/api.ts';
import { serverNow } from '../../../../lib/serverTime.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { ActDialog } from '../../../../shared/sessions/team/ActDialog.tsx';
import { useAct } from '../../../../shared/sessions/team/useAct.ts';
import { FormTextField } from '../../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import type { LearnerDialogProps } from './parts.ts';

/** Lets a pack be used for longer; it never becomes shorter. */
export function ExtendDialog({
  learner: { _id: studentId },
  pack,
  onClose,
  onDone,
}: LearnerDialogProps & { pack: StudentPack }) {
  const { t } = useLingui();
  const when = useWhen();
  const act = useAct();
  const [{ _id: packId, course, lastDay: from, latestDay }] = useState(pack);
  const earliest = [daysAfter(from, 1), indianDay(serverNow())].toSorted().at(-1) ?? from;
  const form = useApiForm<{ lastDay: string; reason: string }>({
    values: { lastDay: '', reason: '' },
    draft: { key: `act:extend:${packId}`, fields: ['lastDay', 'reason'] },
    async send({ lastDay, reason }) {
      const params = { studentId, packId };
      await act(() => callApi(extendPack, { params, body: { from, lastDay, reason } }));
      onDone(t`${course} is valid until ${when.packDay(lastDay)}.`);
    },
  });
  const faults: Record<string, string> = {
    'overlaps another pack': t`This pack is over, and another one is open. Extend that one instead.`,
  };
  return (
    <ActDialog
      title={t`Extend ${course}`}
      form={form}
      action={<Trans>Extend</Trans>}
      onClose={onClose}
      fields={
        <FormTextField
          name="lastDay"
          label={t`New last day`}
          type="date"
          min={earliest}
          max={latestDay}
          check={(day) => (day >= earliest && day <= latestDay ? null : 'is not in range')}
          fault={(what) =>
            faults[what] ?? t`Choose a day from ${when.packDay(earliest)} to ${when.packDay(latestDay)}.`
          }
          help={t`Currently valid until ${when.packDay(from)}. Packs that haven’t started yet will start later.`}
        />
      }
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { grantPack } from '@preproom/models/contract/learners/team/studentActs';
import { getProducts, type Product } from '@preproom/models/contract/programs/products';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { callApi } from '../../../../lib/api.ts';
import { TEAM_KEY } from '../../../../lib/list/teamKeys.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { useRoundText } from '../../../../lib/texts/roundText.ts';
import { ActDialog } from '../../../../shared/sessions/team/ActDialog.tsx';
import { useAct } from '../../../../shared/sessions/team/useAct.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { FormSelect } from '../../../../ui/forms/api/FormSelect.tsx';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx';
import type { LearnerDialogProps } from './parts.ts';

const NO_PROGRAMS: readonly Product[] = [];

/** Gives rounds of a program without a payment; all of them unless some are unticked. */
export function GrantDialog({ learner, onClose, onDone }: LearnerDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const errorText = useErrorText();
  const [packCount] = useState(learner.packCount);
  const { data, error } = useQuery({
    queryKey: [...TEAM_KEY, 'programs'],
    queryFn: ({ signal }) => callApi(getProducts, { signal }),
  });
  const programs = data?.product ?? NO_PROGRAMS;
  const form = useApiForm<{ programId: string; rounds: Round[]; reason: string }>({
    values: { programId: '', rounds: [], reason: '' },
    draft: { key: `act:grant:${learner._id}`, fields: ['programId', 'rounds', 'reason'] },
    async send(values) {
      await act(() =>
        callApi(grantPack, { params: { studentId: learner._id }, body: { ...values, packCount } }),
      );
      onDone(t`Pack given.`);
    },
  });
  const chosen = programs.find(({ _id }) => _id === form.form.watch('programId'));
  const { setValue, getValues } = form.form;
  // A draft has its own rounds.
  const [roundsOf, setRoundsOf] = useState(getValues('programId'));
  useEffect(() => {
    if (!chosen || chosen._id === roundsOf) return;
    setRoundsOf(chosen._id);
    setValue('rounds', chosen.sessionIncludes);
  }, [chosen, roundsOf, setValue]);
  return (
    <ActDialog
      title={t`Give ${learner.Name} a pack`}
      form={form}
      action={<Trans>Give pack</Trans>}
      onClose={onClose}
      fields={
        <>
          {error && <Banner tone="error">{errorText(error)}</Banner>}
          <FormSelect
            name="programId"
            label={t`Program`}
            placeholder={t`Choose a program`}
            options={programs.map(({ _id, product_name }) => ({ id: _id, label: product_name }))}
            isRequired
            fault={t`Choose a program.`}
          />
          {chosen && <RoundsField rounds={chosen.sessionIncludes} />}
        </>
      }
    >
      <p className="text-muted">
        <Trans>It’s free and starts after their current packs.</Trans>
      </p>
    </ActDialog>
  );
}

function RoundsField({ rounds }: { rounds: readonly Round[] }) {
  const id = useId();
  const roundText = useRoundText();
  const { register, formState } = useFormContext();
  const isWrong = formState.errors.rounds !== undefined;
  return (
    <fieldset aria-describedby={isWrong ? id : undefined}>
      <legend className="mb-2 text-14 font-medium">
        <Trans>Rounds</Trans>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {rounds.map((round) => (
          <Checkbox
            key={round}
            value={round}
            {...register('rounds', { validate: (given: string[]) => given.length > 0 || 'are missing' })}
            aria-invalid={isWrong || undefined}
            className="min-h-9 items-center"
          >
            {roundText(round)}
          </Checkbox>
        ))}
      </div>
      {isWrong && (
        <p id={id} className="mt-2 text-14 text-brick">
          <Trans>Choose at least one round.</Trans>
        </p>
      )}
    </fieldset>
  );
}

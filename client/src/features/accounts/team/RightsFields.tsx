import { Trans, useLingui } from '@lingui/react/macro';
import { RIGHTS } from '@preproom/models/contract/accounts/team/rights';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { RIGHT_TEXTS } from './rightTexts.ts';

/** The rights to give, in the surrounding form's field `rights`. Everything includes the others. */
export function RightsFields() {
  const { t } = useLingui();
  const id = useId();
  const { register, formState } = useFormContext();
  const hasEverything = useWatch({ name: 'rights' })?.includes('everything') ?? false;
  const isWrong = formState.errors.rights !== undefined;
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={isWrong ? id : undefined}>
      <legend className="mb-3 font-medium">
        <Trans>Permissions</Trans>
      </legend>
      {RIGHTS.map((right) => (
        <Checkbox
          key={right}
          value={right}
          {...register('rights', { validate: (rights: string[]) => rights.length > 0 || 'are missing' })}
          disabled={hasEverything && right !== 'everything'}
          aria-invalid={isWrong || undefined}
        >
          <span className="block font-medium">{t(RIGHT_TEXTS[right].name)}</span>
          <span className="block text-14 text-muted">{t(RIGHT_TEXTS[right].allows)}</span>
        </Checkbox>
      ))}
      {isWrong && (
        <p id={id} className="text-14 text-brick">
          <Trans>Choose at least one permission.</Trans>
        </p>
      )}
    </fieldset>
  );
}

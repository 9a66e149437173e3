import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { ApiForm } from '../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../ui/forms/api/FormSubmit.tsx';
import type { ApiFormState } from '../../ui/forms/api/useApiForm.ts';
import type { StepProps } from './useStepForm.ts';

interface StepFormProps<Values extends FieldValues> extends Pick<StepProps, 'action' | 'onBack' | 'back'> {
  form: ApiFormState<Values>;
  children: ReactNode;
}

/** A step's fields with the Back and Save buttons below them. */
export function StepForm<Values extends FieldValues>({
  form,
  action,
  onBack,
  back,
  children,
}: StepFormProps<Values>) {
  return (
    <ApiForm form={form} className="gap-5">
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        {onBack && back ? (
          <Button tone="quiet" onClick={onBack}>
            {back}
          </Button>
        ) : (
          <span />
        )}
        <FormSubmit className="sm:min-w-36">{action}</FormSubmit>
      </div>
    </ApiForm>
  );
}

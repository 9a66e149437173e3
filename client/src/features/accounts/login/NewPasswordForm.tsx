import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { NewPasswordField } from '../../../ui/forms/api/NewPasswordField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';

export interface NewPasswordFormProps {
  email: string;
  /** Throws AppError. */
  onSubmit(password: string): Promise<unknown>;
  /** Called when the proof has expired. */
  onStartAgain(): void;
}

export function NewPasswordForm({ email, onSubmit, onStartAgain }: NewPasswordFormProps) {
  const { t } = useLingui();
  const form = useApiForm<{ password: string }>({
    draft: null,
    values: { password: '' },
    send: ({ password }) => onSubmit(password),
  });
  return (
    <ApiForm form={form}>
      <NewPasswordField label={t`New password`} email={email} autoFocus />
      {form.failure?.code === 'stale_proof' ? (
        <Button onClick={onStartAgain}>
          <Trans>Start over</Trans>
        </Button>
      ) : (
        <FormSubmit>
          <Trans>Save password</Trans>
        </FormSubmit>
      )}
    </ApiForm>
  );
}

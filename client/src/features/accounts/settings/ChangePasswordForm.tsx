import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword } from '@preproom/models/contract/accounts/accounts';
import type { User } from '@preproom/models/contract/accounts/users';
import { callApi } from '../../../lib/api.ts';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { NewPasswordField } from '../../../ui/forms/api/NewPasswordField.tsx';
import { PasswordField } from '../../../ui/forms/api/PasswordField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';

/** The current password and a new one. */
export function ChangePasswordForm({ user, onSaved }: { user: User; onSaved(): void }) {
  const { t } = useLingui();
  const form = useApiForm<{ current: string; password: string }>({
    draft: null,
    values: { current: '', password: '' },
    async send(passwords) {
      await callApi(changePassword, { body: passwords });
      form.form.reset();
      onSaved();
    },
  });
  return (
    <ApiForm form={form} className="max-w-md">
      <PasswordField name="current" label={t`Current password`} wrong={t`Wrong password. Try again.`} />
      <NewPasswordField label={t`New password`} email={user.Email} />
      <FormSubmit className="self-start">
        <Trans>Save password</Trans>
      </FormSubmit>
    </ApiForm>
  );
}

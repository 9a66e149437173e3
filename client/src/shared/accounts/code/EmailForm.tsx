import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { EmailField, type EmailFieldProps } from '../../../ui/forms/api/EmailField.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';

export interface EmailFormProps {
  email: string;
  action: ReactNode;
  /** Where the field is not simply the user's address. */
  field?: EmailFieldProps;
  /** Sends a code to the address; throws AppError. */
  onSubmit(email: string): Promise<unknown>;
}

/** Asks for the address to send a code to. */
export function EmailForm({ email, action, field, onSubmit }: EmailFormProps) {
  const form = useApiForm<{ email: string }>({
    values: email ? { email } : {},
    draft: null,
    send: (typed) => onSubmit(typed.email.trim().toLowerCase()),
  });
  return (
    <ApiForm form={form}>
      <EmailField {...field} />
      <FormSubmit>{action}</FormSubmit>
      <p className="text-14 text-muted">
        <Trans>We’ll e-mail you a 6-digit code.</Trans>
      </p>
    </ApiForm>
  );
}

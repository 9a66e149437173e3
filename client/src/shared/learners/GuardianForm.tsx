import { Trans, useLingui } from '@lingui/react/macro';
import { confirmGuardian, sendGuardianCode } from '@preproom/models/contract/learners/guardian';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/forms/api/CodeField.tsx';
import { EmailField } from '../../ui/forms/api/EmailField.tsx';
import { NameField } from '../../ui/forms/api/NameField.tsx';
import { useSaving } from './profile.ts';
import { StepForm } from './StepForm.tsx';
import { type StepProps, useStepForm } from './useStepForm.ts';

interface Typed {
  name: string;
  email: string;
  code: string;
  /** The address that the code was sent to; empty before. */
  sentTo: string;
}
const NOTHING: Typed = { name: '', email: '', code: '', sentTo: '' };

/** The server's field error. */
const OWN_ADDRESS = 'is your own';

/** For minors: the guardian's e-mail, then the code from it. The draft survives switching to another app and back. */
export function GuardianForm({ onSaved, onBack, back }: StepProps) {
  const { t } = useLingui();
  const saving = useSaving();
  const errorText = useErrorText();
  const [isAgain, setAgain] = useState(false);
  const stepForm = useStepForm<Typed>({
    step: 'guardian',
    values: NOTHING,
    async save({ name, email, code, sentTo }) {
      if (sentTo !== email) {
        await callApi(sendGuardianCode, { body: { name, email } });
        form.setValue('sentTo', email);
        form.setValue('code', '');
        return null;
      }
      return saving.keep(await callApi(confirmGuardian, { body: { name, email, code } }));
    },
    onSaved,
  });
  const { form } = stepForm;
  const { sentTo, email } = form.watch();
  const isSent = sentTo !== '' && sentTo === email;
  const resending = useMutation({
    mutationFn: () => callApi(sendGuardianCode, { body: { name: form.getValues('name'), email } }),
    onSuccess() {
      setAgain(true);
      form.setValue('code', '');
    },
  });
  return (
    <StepForm
      form={stepForm}
      action={isSent ? t`Confirm` : t`Send code`}
      onBack={onBack}
      {...(back ? { back } : {})}
    >
      <NameField
        label={t`Parent or guardian’s name`}
        autoComplete="off"
        fault={t`Enter your guardian’s name.`}
      />
      <EmailField
        label={t`Their e-mail`}
        autoComplete="off"
        help={t`We’ll e-mail them the details and a code. Don’t use your own e-mail here.`}
        fault={(what: string) =>
          what === OWN_ADDRESS
            ? t`That’s your own e-mail. Enter your parent’s or guardian’s.`
            : t`Enter your guardian’s e-mail, like name@example.com.`
        }
      />
      {isSent && (
        <>
          <Banner tone="info">
            {isAgain ? (
              <Trans>New code sent. It expires in 10 minutes.</Trans>
            ) : (
              <Trans>
                An e-mail is on its way to your guardian. Ask them for the code in it. It expires in 10
                minutes.
              </Trans>
            )}
          </Banner>
          {resending.error && <Banner tone="error">{errorText(resending.error)}</Banner>}
          <CodeField label={t`Code from your guardian’s e-mail`} autoComplete="off" />
          <Button
            tone="plain"
            size="small"
            className="self-start px-0!"
            isBusy={resending.isPending}
            onClick={() => resending.mutate()}
          >
            <Trans>Resend code</Trans>
          </Button>
        </>
      )}
    </StepForm>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { AppError } from '@preproom/models/contract/errors';
import { confirmGuardian, sendGuardianCode } from '@preproom/models/contract/guardian';
import { useState } from 'react';
import { asAppError, callApi } from '../../lib/api.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSaving } from './api.ts';
import { StepForm } from './StepForm.tsx';
import { type StepProps, useStepForm } from './useStepForm.ts';

interface Typed {
  name: string;
  email: string;
  code: string;
  /** The address to which a code went; empty before. */
  sentTo: string;
}
const NOTHING: Typed = { name: '', email: '', code: '', sentTo: '' };

/** As the server says it. */
const OWN_ADDRESS = 'is your own';
const WRONG_CODE = 'is wrong';

/** A wrong code is said where the code stands. */
function atTheCode(failure: unknown): never {
  const error = asAppError(failure);
  if (error.code !== 'invalid_otp') throw error;
  throw new AppError(error.code, undefined, { fields: { code: WRONG_CODE } });
}

/** Of a minor: the guardian's address, then the code that they got. What was typed outlives a look into another app. */
export function GuardianForm({ onSaved, onBack, back }: StepProps) {
  const { t } = useLingui();
  const saving = useSaving();
  const [isAgain, setAgain] = useState(false);
  const texts = {
    name: t`Enter your guardian’s name.`,
    email: t`Enter your guardian’s e-mail address, like name@example.com.`,
    code: t`Enter the six digits of the code.`,
  };
  const refusals = {
    ...texts,
    email: {
      [OWN_ADDRESS]: t`This address is your own. Enter that of your parent or guardian.`,
      other: texts.email,
    },
    code: {
      [WRONG_CODE]: t`This code is not right, or it is no longer good. Look at the newest mail.`,
      other: texts.code,
    },
  };
  const { form, submit, failure, isBusy, faults } = useStepForm<Typed>({
    ...{ step: 'guardian', values: NOTHING, texts: refusals },
    async save({ name, email, code, sentTo }) {
      if (sentTo !== email) {
        await callApi(sendGuardianCode, { body: { name, email } });
        form.setValue('sentTo', email);
        form.setValue('code', '');
        return null;
      }
      return saving.keep(await callApi(confirmGuardian, { body: { name, email, code } }).catch(atTheCode));
    },
    onSaved,
  });
  const { sentTo, email } = form.watch();
  const isSent = sentTo !== '' && sentTo === email;
  const resend = () => {
    setAgain(true);
    form.setValue('sentTo', '');
    void submit();
  };
  return (
    <StepForm
      onSubmit={submit}
      failure={failure}
      isBusy={isBusy}
      action={isSent ? t`Confirm` : t`Send the code`}
      onBack={onBack}
      {...(back ? { back } : {})}
    >
      <TextField
        label={t`Name of your parent or guardian`}
        maxLength={100}
        error={faults.name?.message}
        {...form.register('name', { validate: (text) => text.trim() !== '' || texts.name })}
      />
      <TextField
        label={t`Their e-mail address`}
        type="email"
        autoCapitalize="none"
        help={t`They get a mail that says what it is about, with a code. It must be another address than yours.`}
        error={faults.email?.message}
        {...form.register('email', { validate: (text) => /^\S+@\S+\.\S+$/.test(text.trim()) || texts.email })}
      />
      {isSent && (
        <>
          <Banner tone="info">
            {isAgain ? (
              <Trans>Sent again. Only the newest code counts; it is good for 10 minutes.</Trans>
            ) : (
              <Trans>
                The mail is on its way. Ask your guardian for the code in it; it is good for 10 minutes.
              </Trans>
            )}
          </Banner>
          <TextField
            label={t`Code that your guardian got`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            autoFocus
            error={faults.code?.message}
            {...form.register('code', {
              validate: (text, typed) =>
                typed.sentTo !== typed.email || /^\d{6}$/.test(text.replace(/\s/g, '')) || texts.code,
            })}
          />
          <Button tone="plain" size="small" className="self-start px-0!" onClick={resend}>
            <Trans>Send the code again</Trans>
          </Button>
        </>
      )}
    </StepForm>
  );
}

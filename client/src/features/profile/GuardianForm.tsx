import { Trans, useLingui } from '@lingui/react/macro';
import { AppError } from '@preproom/models/contract/http/errors';
import { confirmGuardian, sendGuardianCode } from '@preproom/models/contract/people/guardian';
import { useState } from 'react';
import { asAppError, callApi } from '../../lib/api.ts';
import { isAddress } from '../../lib/isAddress.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
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
    email: t`Enter your guardian’s e-mail, like name@example.com.`,
    code: t`Enter the 6-digit code.`,
  };
  const refusals = {
    ...texts,
    email: {
      [OWN_ADDRESS]: t`That’s your own e-mail. Enter your parent’s or guardian’s.`,
      other: texts.email,
    },
    code: {
      [WRONG_CODE]: t`Wrong or expired code. Use the latest one.`,
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
      action={isSent ? t`Confirm` : t`Send code`}
      onBack={onBack}
      {...(back ? { back } : {})}
    >
      <TextField
        label={t`Parent or guardian’s name`}
        maxLength={100}
        error={faults.name?.message}
        {...form.register('name', { validate: (text) => text.trim() !== '' || texts.name })}
      />
      <TextField
        label={t`Their e-mail`}
        type="email"
        autoCapitalize="none"
        help={t`We’ll e-mail them the details and a code. Don’t use your own e-mail here.`}
        error={faults.email?.message}
        {...form.register('email', { validate: (text) => isAddress(text) || texts.email })}
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
          <TextField
            label={t`Code from your guardian’s e-mail`}
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
            <Trans>Resend code</Trans>
          </Button>
        </>
      )}
    </StepForm>
  );
}

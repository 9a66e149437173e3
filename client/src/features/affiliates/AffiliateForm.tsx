import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { AFFILIATE_HOME_PATH } from '@preproom/models/contract/people/affiliates';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { asAppError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Link } from '../../ui/Link.tsx';
import { type AffiliateWords, becomeAffiliate } from './api.ts';

/** What the server finds wrong with each field; the form itself checks nothing before it sends. */
const FAULTS: Record<keyof AffiliateWords, MessageDescriptor> = {
  name: msg`Enter your name.`,
  email: msg`Enter your e-mail, like name@example.com.`,
  phone: msg`Enter your phone number, like 98765 43210.`,
  password: msg`Use at least 10 characters. Avoid common passwords, your name and your e-mail.`,
};
const FIELDS = Object.keys(FAULTS) as (keyof AffiliateWords)[];

export function AffiliateForm() {
  const { t } = useLingui();
  const { register, formState, submit, failure } = useAffiliateForm();
  const errorText = useErrorText();
  const field = (name: keyof AffiliateWords) => ({
    ...register(name),
    error: formState.errors[name] && t(FAULTS[name]),
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {failure && <Banner tone="error">{errorText(failure)}</Banner>}
      <TextField {...field('name')} label={t`Name`} autoComplete="name" />
      <TextField {...field('email')} label={t`Enter email address`} type="email" autoComplete="username" />
      <TextField
        {...field('phone')}
        label={t`Phone Number`}
        type="tel"
        autoComplete="tel"
        help={t`We assume +91 unless you add a country code.`}
      />
      <TextField
        {...field('password')}
        label={t`Create an password`}
        type="password"
        autoComplete="new-password"
      />
      <SubmitButton isBusy={formState.isSubmitting}>
        <Trans>Continue</Trans>
      </SubmitButton>
      <p className="text-14 text-muted">
        <Trans>
          By creating an account, you agree to the <Link to="/terms">terms</Link> and confirm you’ve read the{' '}
          <Link to="/Privacypolicy">privacy policy</Link>.
        </Trans>
      </p>
    </form>
  );
}

/** A failure keeps what was typed and names the fields that it is about. */
function useAffiliateForm() {
  // Without default values the form begins with what stands in the fields: that may have been typed before the script ran.
  const { register, handleSubmit, setError, formState } = useForm<AffiliateWords>();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<AppError | null>(null);

  const submit = handleSubmit(async (words) => {
    setFailure(null);
    try {
      await becomeAffiliate(words);
      await navigate(AFFILIATE_HOME_PATH);
    } catch (thrown) {
      const error = asAppError(thrown);
      const faulty = FIELDS.filter((name) => error.fields?.[name]);
      for (const [i, name] of faulty.entries()) setError(name, { type: 'server' }, { shouldFocus: i === 0 });
      if (faulty.length === 0) setFailure(error);
    }
  });

  return { register, formState, submit, failure };
}

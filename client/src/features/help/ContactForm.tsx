import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_CONTACT_LENGTHS } from '@preproom/models/contract/site/contact';
import type { UseFormReturn } from 'react-hook-form';
import { isAddress } from '../../lib/isAddress.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Honeypot } from '../../ui/forms/Honeypot.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { MessageSent } from './MessageSent.tsx';
import { type ContactWords, useContactForm } from './useContactForm.ts';

const FAULTS: Record<keyof ContactWords, MessageDescriptor> = {
  name: msg`Enter your name.`,
  email: msg`Enter your e-mail, like name@example.com.`,
  phone: msg`This phone number is too long.`,
  topic: msg`This is too long. Shorten it.`,
  message: msg`Enter your message.`,
  website: msg`Leave this empty.`,
};

/** A message to the team. `topic` is what it is about, where that is known beforehand. */
export function ContactForm({ topic }: { topic: string }) {
  const { form, submit, failure, sentFrom, startAgain } = useContactForm();
  const errorText = useErrorText();
  if (sentFrom !== null) return <MessageSent email={sentFrom} onAgain={startAgain} />;
  return (
    <form onSubmit={submit} noValidate className="relative flex flex-col gap-5">
      <ContactFields form={form} topic={topic} />
      <Honeypot {...form.register('website')} />
      {failure && <Banner tone="error">{errorText(failure)}</Banner>}
      <SubmitButton size="large" isBusy={form.formState.isSubmitting} className="self-start">
        <Trans>Send message</Trans>
      </SubmitButton>
    </form>
  );
}

interface ContactFieldsProps {
  form: UseFormReturn<ContactWords>;
  topic: string;
}

function ContactFields({ form: { register, formState }, topic }: ContactFieldsProps) {
  const { t } = useLingui();
  const fault = (name: keyof ContactWords) => formState.errors[name] && t(FAULTS[name]);
  const isFilled = (text: string) => text.trim() !== '';
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...register('name', { validate: isFilled })}
          label={t`Your name`}
          autoComplete="name"
          maxLength={MAX_CONTACT_LENGTHS.name}
          error={fault('name')}
        />
        <TextField
          {...register('email', { validate: isAddress })}
          label={t`E-mail`}
          type="email"
          autoComplete="email"
          error={fault('email')}
        />
        <TextField
          {...register('phone')}
          label={t`Phone (optional)`}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_CONTACT_LENGTHS.phone}
          error={fault('phone')}
        />
        <TextField
          {...register('topic')}
          defaultValue={topic}
          label={t`Program or topic (optional)`}
          maxLength={MAX_CONTACT_LENGTHS.topic}
          error={fault('topic')}
        />
      </div>
      <TextArea
        {...register('message', { validate: isFilled })}
        label={t`Your message`}
        rows={6}
        maxLength={MAX_CONTACT_LENGTHS.message}
        error={fault('message')}
      />
    </>
  );
}

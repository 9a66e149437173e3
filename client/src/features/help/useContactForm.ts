import type { AppError } from '@preproom/models/contract/http/errors';
import { type ContactMessage, sendContactMessage } from '@preproom/models/contract/site/contact';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { asAppError, callApi } from '../../lib/api.ts';
import { useRequestId } from '../../lib/useRequestId.ts';

export type ContactWords = Required<Omit<ContactMessage, 'id'>>;

const EMPTY: ContactWords = { name: '', email: '', phone: '', topic: '', message: '', website: '' };

/** What is being written to the team; a failure keeps every word of it. */
export function useContactForm() {
  // Without default values the form begins with what stands in the fields: that may have been typed before the script ran.
  const form = useForm<ContactWords>();
  const requestId = useRequestId();
  const [failure, setFailure] = useState<AppError | null>(null);
  /** The address at which the answer will come; null until the message has arrived. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);

  const submit = form.handleSubmit(async (words) => {
    setFailure(null);
    try {
      await callApi(sendContactMessage, { body: { ...words, id: requestId(words) } });
      setSentFrom(words.email.trim());
      form.reset(EMPTY);
    } catch (thrown) {
      const error = asAppError(thrown);
      const faulty = knownFields(error);
      for (const [i, name] of faulty.entries())
        form.setError(name, { type: 'server' }, { shouldFocus: i === 0 });
      if (faulty.length === 0) setFailure(error);
    }
  });

  return { form, submit, failure, sentFrom, startAgain: () => setSentFrom(null) };
}

function knownFields({ fields = {} }: AppError): (keyof ContactWords)[] {
  return (Object.keys(EMPTY) as (keyof ContactWords)[]).filter((name) => name in fields);
}

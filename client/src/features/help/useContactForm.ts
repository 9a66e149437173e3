import { type ContactMessage, sendContactMessage } from '@preproom/models/contract/site/contact';
import { useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { useRequestId } from '../../lib/useRequestId.ts';
import { useApiForm } from '../../ui/forms/api/useApiForm.ts';

export type ContactWords = Required<Omit<ContactMessage, 'id'>>;

const EMPTY: ContactWords = { name: '', email: '', phone: '', topic: '', message: '', website: '' };

/** The message's fields. */
export function useContactForm() {
  const requestId = useRequestId();
  /** Where we'll reply; null until the message was sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const form = useApiForm<ContactWords>({
    async send(words) {
      await callApi(sendContactMessage, { body: { ...words, id: requestId(words) } });
      setSentFrom(words.email.trim());
      form.form.reset(EMPTY);
    },
  });
  return { form, sentFrom, startAgain: () => setSentFrom(null) };
}

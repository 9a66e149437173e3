import { type ContactMessage, sendContactMessage } from '@preproom/models/contract/inbox/contact';
import { useEffect, useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { useRequestId } from '../../../lib/useRequestId.ts';
import { type ApiFormState, useApiForm } from '../../../ui/forms/api/useApiForm.ts';

export type ContactWords = Required<Omit<ContactMessage, 'id'>>;

const EMPTY: ContactWords = { name: '', email: '', phone: '', topic: '', message: '', website: '' };
const KEPT = ['name', 'email', 'phone', 'topic', 'message'] as const;

/** The message's fields. Each topic has a draft of its own, so that the program of the address is never replaced by an older one. */
export function useContactForm(topic: string) {
  const requestId = useRequestId();
  /** Where we'll reply; null until the message was sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const form = useApiForm<ContactWords>({
    draft: { key: `contact:${topic}`, fields: KEPT },
    async send(words) {
      await callApi(sendContactMessage, { body: { ...words, id: requestId(words) } });
      setSentFrom(words.email.trim());
      form.form.reset(EMPTY);
    },
  });
  useOwnDetails(form, sentFrom === null);
  return { form, sentFrom, startAgain: () => setSentFrom(null) };
}

/** Fills name, e-mail and phone of whoever is logged in into fields that are still empty, once per shown form. */
function useOwnDetails({ form }: ApiFormState<ContactWords>, isShown: boolean): void {
  const userId = useStore(({ user }) => user?._id);
  useEffect(() => {
    const { user } = useStore.getState();
    if (!isShown || !userId || !user) return;
    const own = { name: user.Name, email: user.Email, phone: user.phone };
    for (const field of ['name', 'email', 'phone'] as const)
      if (!form.getValues(field)) form.setValue(field, own[field]);
  }, [form, userId, isShown]);
}

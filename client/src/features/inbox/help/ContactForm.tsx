import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_CONTACT_LENGTHS } from '@preproom/models/contract/inbox/contact';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { EmailField } from '../../../ui/forms/api/EmailField.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextArea } from '../../../ui/forms/api/FormTextArea.tsx';
import { FormTextField, isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import { NameField } from '../../../ui/forms/api/NameField.tsx';
import { Honeypot } from '../../../ui/forms/Honeypot.tsx';
import { MessageSent } from './MessageSent.tsx';
import { useContactForm } from './useContactForm.ts';

/** A message to the team. `topic` preselects the subject. */
export function ContactForm({ topic }: { topic: string }) {
  const { form, sentFrom, startAgain } = useContactForm(topic);
  if (sentFrom !== null) return <MessageSent email={sentFrom} onAgain={startAgain} />;
  return (
    <ApiForm form={form} className="relative gap-5">
      <ContactFields topic={topic} />
      <Honeypot {...form.form.register('website')} />
      <FormSubmit size="large" className="self-start">
        <Trans>Send message</Trans>
      </FormSubmit>
    </ApiForm>
  );
}

function ContactFields({ topic }: { topic: string }) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField maxLength={MAX_CONTACT_LENGTHS.name} />
        <EmailField />
        <FormTextField
          name="phone"
          label={t`Phone (optional)`}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_CONTACT_LENGTHS.phone}
          fault={t`This phone number is too long.`}
        />
        <FormTextField
          name="topic"
          defaultValue={topic}
          label={t`Program or topic (optional)`}
          maxLength={MAX_CONTACT_LENGTHS.topic}
          fault={t`This is too long. Shorten it.`}
        />
      </div>
      <FormTextArea
        name="message"
        label={t`Your message`}
        rows={6}
        maxLength={MAX_CONTACT_LENGTHS.message}
        check={isFilled}
        fault={t`Enter your message.`}
      />
    </>
  );
}

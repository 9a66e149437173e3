import { useLingui } from '@lingui/react/macro';
import { MAX_BOOKING_NOTE_LENGTH } from '@preproom/models/contract/sessions/bookingNote';
import { hasContactDetails } from '@preproom/models/contract/sessions/contactDetails';
import { useDeferredValue } from 'react';
import { TextArea } from '../../../ui/forms/TextArea.tsx';

export interface NoteFieldProps {
  /** The mentor's. */
  name: string;
  value: string;
  onChange: (text: string) => void;
}

/** The learner's agenda, and whatever else the mentor should know. Says at once what will be refused. */
export function NoteField({ name, value, onChange }: NoteFieldProps) {
  const { t } = useLingui();
  const hasContact = useDeferredValue(hasContactDetails(value));
  return (
    <TextArea
      label={t`What do you want to get out of this session?`}
      help={t`Two or three points are enough. For example: the role and company, what you want to practise, what worries you. Only ${name} sees this, before and during the session.`}
      rows={4}
      maxLength={MAX_BOOKING_NOTE_LENGTH}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={hasContact && t`Leave out phone numbers, e-mail addresses and other contact details.`}
    />
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { asciiDigits } from '@preproom/models/contract/http/digits';
import { readPhones } from '../../../../resume/fields/phones.ts';
import type { ContactField } from '../reading/corrections.ts';
import { phoneFix } from './fixText.ts';

/** What the contact details are called. */
export const CONTACT_NAMES: Record<ContactField, MessageDescriptor> = {
  name: msg`Name`,
  email: msg`E-mail`,
  phone: msg`Phone number`,
  links: msg`Links`,
};

/** What is wrong with a detail that a person writes. Null: nothing, or it is left empty because the resume does not have it. */
export function contactFault(id: ContactField, written: string): MessageDescriptor | null {
  const text = written.trim();
  if (text === '') return null;
  if (id === 'email')
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : msg`Enter a full e-mail address.`;
  return id === 'phone' ? phoneFault(text) : null;
}

/** A number as the resume's are read: with its country's code, or an Indian one without, and as long as numbers there are. */
function phoneFault(text: string): MessageDescriptor | null {
  const [phone, ...others] = readPhones(asciiDigits(text));
  if (!phone || others.length > 0)
    return msg`Enter one full phone number, such as +91 98765 43210. Add the country code for numbers outside India.`;
  return phone.issue === 'wrongLength' ? phoneFix(phone.value) : null;
}

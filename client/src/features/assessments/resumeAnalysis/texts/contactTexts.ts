import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactField } from '../reading/corrections.ts';

/** What the contact details are called. */
export const CONTACT_NAMES: Record<ContactField, MessageDescriptor> = {
  name: msg`Name`,
  email: msg`E-mail`,
  phone: msg`Phone number`,
  links: msg`Links`,
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_FAULTS,
  type PasswordFault,
} from '@preproom/models/contract/accounts/passwords';

export const PASSWORD_HELP = msg`At least ${MIN_PASSWORD_LENGTH} characters. Three or four random words work well.`;

const TEXTS: Record<PasswordFault, MessageDescriptor> = {
  short: msg`Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  long: msg`Use at most ${MAX_PASSWORD_LENGTH} characters.`,
  weak: msg`Too easy to guess. Try three or four random words.`,
  personal: msg`Too similar to your name or e-mail. Choose something else.`,
};

/** The text for a fault found by the page, or for the server's field error. */
export function passwordText(what: string): MessageDescriptor {
  const faults = Object.keys(TEXTS) as PasswordFault[];
  return TEXTS[faults.find((fault) => fault === what || PASSWORD_FAULTS[fault] === what) ?? 'weak'];
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import {
  MIN_PASSWORD_LENGTH,
  PASSWORD_FAULTS,
  type PasswordFault,
} from '@preproom/models/contract/people/passwords';

export const PASSWORD_HELP = msg`At least ${MIN_PASSWORD_LENGTH} characters. Three or four words that only you put together are easy to remember.`;

export const PASSWORD_TEXTS: Record<PasswordFault, MessageDescriptor> = {
  short: msg`Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  long: msg`This is longer than a password can be.`,
  common: msg`Many people use this or something very like it. Choose another one.`,
  personal: msg`This is made of your own name or address. Choose another one.`,
};

/** What the server found wrong with a password, if that was it. */
export function refusedPassword(error: AppError | null): PasswordFault | null {
  const sentence = error?.fields?.password;
  const faults = Object.keys(PASSWORD_FAULTS) as PasswordFault[];
  return faults.find((fault) => PASSWORD_FAULTS[fault] === sentence) ?? (sentence ? 'common' : null);
}

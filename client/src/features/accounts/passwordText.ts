import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_FAULTS,
  type PasswordFault,
} from '@preproom/models/contract/people/passwords';

export const PASSWORD_HELP = msg`At least ${MIN_PASSWORD_LENGTH} characters. Three or four random words work well.`;

export const PASSWORD_TEXTS: Record<PasswordFault, MessageDescriptor> = {
  short: msg`Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  long: msg`Use at most ${MAX_PASSWORD_LENGTH} characters.`,
  weak: msg`Too easy to guess. Try three or four random words.`,
  personal: msg`Too close to your name or e-mail. Choose something else.`,
};

/** The fault that the server found with the password, if any. */
export function refusedPassword(error: AppError | null): PasswordFault | null {
  const sentence = error?.fields?.password;
  const faults = Object.keys(PASSWORD_FAULTS) as PasswordFault[];
  return faults.find((fault) => PASSWORD_FAULTS[fault] === sentence) ?? (sentence ? 'weak' : null);
}

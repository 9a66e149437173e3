import { Compared } from '../http/texts.ts';

export const MIN_PASSWORD_LENGTH = 10;
/** argon2 hashes the whole password, so an unlimited length would let one request use a second of CPU. */
export const MAX_PASSWORD_LENGTH = 200;

/** Why a password is refused, with the message in the server's response. */
export const PASSWORD_FAULTS = {
  short: `needs at least ${MIN_PASSWORD_LENGTH} characters`,
  long: `may have at most ${MAX_PASSWORD_LENGTH} characters`,
  weak: 'is too easy to guess',
  personal: 'is too close to your name or e-mail address',
} as const;
export type PasswordFault = keyof typeof PASSWORD_FAULTS;

/** Checks the length only. The server checks strength, because its dictionaries are too large for a page. */
export const NewPassword = Compared.min(MIN_PASSWORD_LENGTH, PASSWORD_FAULTS.short).max(
  MAX_PASSWORD_LENGTH,
  PASSWORD_FAULTS.long,
);

/** The check a form can run before it submits. */
export function passwordLengthFault(password: string): PasswordFault | null {
  if (password.length < MIN_PASSWORD_LENGTH) return 'short';
  return password.length > MAX_PASSWORD_LENGTH ? 'long' : null;
}

import { hash } from '@node-rs/argon2';
import { addTotp, beginTotp } from '@preproom/models/contract/accounts/secondFactor';
import { logIn } from '@preproom/models/contract/accounts/users';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import { createUser } from '@preproom/models/db/testing/factories';
import { Secret, TOTP } from 'otpauth';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';

export const PASSWORD = 'a long winter evening';
let passwordHash: Promise<string> | undefined;

/** Somebody who can log in with `PASSWORD`; without more said, of the team with all rights. */
export async function createMember(stack: Stack, person: Partial<UserDocument> = {}) {
  passwordHash ??= hash(PASSWORD);
  const team = { role: 'admin' as const, rights: ['everything' as const] };
  return createUser(stack.database, {
    ...(person.role ? {} : team),
    ...person,
    passwordHash: await passwordHash,
  });
}

/** A browser that has given the password; what the log-in answered. */
export async function givePassword(stack: Stack, { Email }: { Email: string }, browser = stack.visitor()) {
  const answer = await browser.call(logIn, { body: { email: Email, password: PASSWORD } });
  return { browser, answer };
}

/** The code that an authenticator app shows now, or at another moment. */
export function codeOf(secret: string, stack: Stack, afterMs = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: stack.clock.now() + afterMs });
}

/** Sets up an authenticator app in this browser. */
export async function setUpApp(stack: Stack, browser: ApiClient) {
  const { body } = await browser.call(beginTotp, {});
  const added = await browser.call(addTotp, { body: { code: codeOf(body.secret, stack) } });
  if (added.status !== 200) throw new Error(`The app was refused: ${added.body.code}`);
  return { secret: body.secret, recoveryCodes: added.body.recoveryCodes ?? [] };
}

/** The next code that counts: one of each 30 seconds is used once. */
export async function laterCode(stack: Stack, secret: string): Promise<string> {
  stack.clock.advanceTo(stack.clock.now() + 31_000);
  return codeOf(secret, stack);
}

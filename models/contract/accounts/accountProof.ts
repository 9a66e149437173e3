import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { Compared } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { Code } from './codes.ts';
import { MAX_PASSWORD_LENGTH } from './passwords.ts';

/** Proof that the account's owner is at the keyboard: the password, or a code mailed to the account's address. */
export const AccountProof = z
  .strictObject({
    password: Compared.min(1).max(MAX_PASSWORD_LENGTH).optional(),
    code: Code.optional(),
  })
  .refine(
    ({ password, code }) => (password === undefined) !== (code === undefined),
    'either the password or a code',
  );
export type AccountProof = z.infer<typeof AccountProof>;

/** How long a login counts as proved: for what moves money or decides about accounts. */
export const PROVED_MINUTES = 10;

export const proveLogin = endpoint({
  method: 'POST',
  path: '/hq/proof',
  summary: `Proves this login of a mentor or a member of the team for ${PROVED_MINUTES} minutes, by the password or a code mailed to them`,
  body: z.strictObject({ proof: AccountProof }),
  response: z.object({ provedUntil: Instant }),
});

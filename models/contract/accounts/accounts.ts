import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { Compared, Line, TEXT_RULES } from '../http/texts.ts';
import { isVisibleText, tidyLine } from '../http/visibleText.ts';
import { z } from '../http/zod.ts';
import { AccountProof } from './accountProof.ts';
import { Code, CodeSent, Proof } from './codes.ts';
import { MAX_PASSWORD_LENGTH, NewPassword } from './passwords.ts';
import { Email, User } from './users.ts';

const MAX_NAME_LENGTH = 100;

/** The name as typed, but for what `tidyLine` takes away. */
export const PersonName = z
  .string()
  .overwrite(tidyLine)
  .min(1, 'is missing')
  .max(MAX_NAME_LENGTH)
  .refine(
    (name) => isVisibleText(name) && !/[<>]/.test(name),
    'has characters that are not allowed in a name',
  )
  .register(TEXT_RULES, { rule: 'line' });
/** What a name of somebody else's making shows of itself, as a name of ours; null if that is nothing. */
export function asPersonName(given: string): string | null {
  const shown = Line.safeParse(given.replace(/[<>]/g, ''));
  // Half of a character may be left at the end.
  const name = shown.data?.slice(0, MAX_NAME_LENGTH).replace(/[\ud800-\udbff]$/, '');
  return PersonName.safeParse(name).data ?? null;
}
/** As typed, with or without +91. Stored in E.164 format. */
export const Phone = Line.min(1, 'is missing').max(40);

const LoggedIn = z.object({ token: z.string(), data: User });

export const signUp = endpoint({
  method: 'POST',
  path: '/signup',
  summary: "Makes a learner's account for an address that a proof stands for, and logs in",
  body: z.strictObject({
    email: Email,
    proof: Proof,
    name: PersonName,
    phone: Phone,
    password: NewPassword,
  }),
  response: LoggedIn,
});

export const logInWithCode = endpoint({
  method: 'POST',
  path: '/login/code',
  summary: 'Log in with a code that was mailed for it',
  body: z.strictObject({ email: Email, code: Code }),
  response: LoggedIn,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  summary: 'Sets a new password for an address that a proof stands for, ends every login and logs in here',
  body: z.strictObject({ email: Email, proof: Proof, password: NewPassword }),
  response: LoggedIn,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/account/password',
  summary: 'Sets a new password, by the current one or a proof, and ends every other login',
  body: z.strictObject({
    current: Compared.min(1).max(MAX_PASSWORD_LENGTH).optional(),
    proof: Proof.optional(),
    password: NewPassword,
  }),
  response: z.object({ changed: z.literal(true) }),
});

export const sendAddressCode = endpoint({
  method: 'POST',
  path: '/account/email/code',
  summary:
    "Mails a code to the address that the caller's account is to have; the answer is the same if another account has it",
  body: z.strictObject({
    email: Email,
    proof: AccountProof.nullable().describe(
      'null: the login is fresh, or a code to this address was asked for with a proof just now',
    ),
  }),
  response: CodeSent,
});

export const changeAddress = endpoint({
  method: 'PUT',
  path: '/account/email',
  summary: "Changes the account's address by the code that was mailed to the new one, and tells the old one",
  body: z.strictObject({ email: Email, code: Code }),
  response: z.object({ changed: z.literal(true) }),
});

export const Login = z.object({
  _id: Id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string().describe('the address without its end'),
  createdAt: Instant,
  lastSeenAt: Instant.describe('within some minutes'),
  isThis: z.boolean(),
});
export type Login = z.infer<typeof Login>;

export const getLogins = endpoint({
  method: 'GET',
  path: '/account/logins',
  summary: 'Where the caller is logged in, last seen first',
  response: z.object({ hasPassword: z.boolean(), logins: z.array(Login) }),
});

export const endLogin = endpoint({
  method: 'DELETE',
  path: '/account/logins/:loginId',
  summary: 'Ends one login of the caller at once, live sockets included',
  params: z.object({ loginId: Id }),
  response: z.object({ ended: z.number().int() }),
});

export const endLogins = endpoint({
  method: 'POST',
  path: '/account/logins/end',
  summary: 'Ends all logins of the caller, or all but this one',
  body: z.strictObject({ which: z.enum(['others', 'all']) }),
  response: z.object({ ended: z.number().int() }),
});

import { PersonName } from '../accounts/accounts.ts';
import { Code, CodeSent } from '../accounts/codes.ts';
import { Email } from '../accounts/users.ts';
import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { StudentProfile } from './studentProfile.ts';

export const sendGuardianCode = endpoint({
  method: 'POST',
  path: '/student/guardian/code',
  summary: 'Mails a code to the guardian of a learner under 18, who gives it to the learner to consent',
  body: z.strictObject({ name: PersonName, email: Email }),
  response: CodeSent,
});

export const confirmGuardian = endpoint({
  method: 'PUT',
  path: '/student/guardian',
  summary: "Records the guardian's consent, by the code that was mailed to them",
  body: z.strictObject({ name: PersonName, email: Email, code: Code }),
  response: StudentProfile,
});

/** Path of the link in the guardian's mail. */
export const GUARDIAN_OFF_PATH = '/guardian/withdraw';

export const withdrawGuardian = endpoint({
  method: 'POST',
  path: '/guardian/withdraw',
  summary:
    'Takes a guardian’s consent back with the token of their mail, without a login: the account is closed',
  body: z.strictObject({ token: Token.min(1).max(1000) }),
  response: z.object({ dueAt: Instant.describe('when the learner’s data begin to be removed') }),
});

import type { Role } from '../accounts/users.ts';
import { endpoint } from '../http/endpoint.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';

/** Mails that can't be switched off: codes and account security, payments, booked sessions, applications, and what somebody asked to be told once. */
export const REQUIRED_MAILS = ['account', 'money', 'sessions', 'applications', 'waitlist'] as const;
/** Mails that people can switch off. */
export const OPTIONAL_MAILS = ['feedback', 'jobs'] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];
/** The kind of a mail decides whether it can be switched off. */
export type MailKind = (typeof REQUIRED_MAILS)[number] | OptionalMail;

/** Optional mails that each role can receive. */
export const OPTIONAL_MAILS_OF: Record<Role, readonly OptionalMail[]> = {
  user: ['feedback', 'jobs'],
  mentor: [],
  affiliate: [],
  admin: [],
};

export function isOptional(kind: MailKind): kind is OptionalMail {
  return OPTIONAL_MAILS.some((optional) => optional === kind);
}

/** A mail in the outbox, which exists outside production only. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  /** It carries a calendar invitation. */
  hasInvite: boolean;
  /** ISO instant. */
  at: string;
}

/** For each optional mail, whether it is switched on. */
export const MailPreferences = z.strictObject({
  feedback: z.boolean().describe("a mentor's feedback on an interview is ready"),
  jobs: z.boolean().describe('a new job fits a saved search'),
} satisfies Record<OptionalMail, z.ZodType>);
export type MailPreferences = z.infer<typeof MailPreferences>;

export const getMailPreferences = endpoint({
  method: 'GET',
  path: '/user/mails',
  summary: 'Which mails the person gets, of those that can be switched off',
  response: MailPreferences,
});

export const saveMailPreferences = endpoint({
  method: 'PUT',
  path: '/user/mails',
  summary: 'Switches mails on and off',
  body: MailPreferences,
  response: MailPreferences,
});

/** Path of the unsubscribe link in a mail. Mail clients may also POST to it. */
export const MAIL_OFF_PATH = '/mails/off';

export const switchMailOff = endpoint({
  method: 'POST',
  path: '/mails/off',
  summary: 'Switches a kind of mail off with the token of a mail, without a login',
  body: z.strictObject({ token: Token.min(1).max(1000) }),
  response: z.object({ kind: z.enum(OPTIONAL_MAILS) }),
});

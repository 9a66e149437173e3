import { AccountProof } from '../accounts/accountProof.ts';
import { CodeSent } from '../accounts/codes.ts';
import { CONSENT_KINDS } from '../accounts/consents.ts';
import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { OPTIONAL_MAILS } from '../notifications/mail.ts';

/** How long a requested deletion can be undone. */
export const UNDO_HOURS = 48;
/** A login this recent counts as proof, like entering the password again. */
export const FRESH_LOGIN_MINUTES = 10;
/** Consent decisions shown on the page, newest first. The archive contains all of them. */
export const MAX_SHOWN_CONSENTS = 100;

const Deletion = z.object({ askedAt: Instant, dueAt: Instant });

export const ConsentRecord = z.object({
  kind: z.enum(CONSENT_KINDS),
  mail: z.enum(OPTIONAL_MAILS).nullable().describe('which mails are meant, for the kind mail'),
  granted: z.boolean(),
  textVersion: z
    .string()
    .nullable()
    .describe('of the text that was agreed to; null when consent was withdrawn'),
  at: Instant,
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

export const OwnData = z.object({
  consents: z.array(ConsentRecord).describe('the latest, newest first'),
  bookedSessions: z.array(Instant).describe('when the sessions begin that deletion would cancel'),
  hasPassword: z.boolean(),
  freshUntil: Instant.describe('until then the archive can be had without a proof'),
});
export type OwnData = z.infer<typeof OwnData>;

export const getOwnData = endpoint({
  method: 'GET',
  path: '/privacy',
  summary: 'What a person is shown of their own data: consents, and what deleting the account would cancel',
  response: OwnData,
});

export const sendOwnCode = endpoint({
  method: 'POST',
  path: '/privacy/code',
  summary: "Mails a code to the person's own address, as a proof that it is they who ask",
  response: CodeSent,
});

export const downloadArchive = endpoint({
  method: 'POST',
  path: '/privacy/archive',
  summary: 'Everything that is held about the person, as a ZIP; with a proof unless the login is fresh',
  body: z.strictObject({ proof: AccountProof.nullable() }),
  response: z.file(),
  download: 'application/zip',
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/privacy/deletion',
  summary: 'Ends every login and has the account deleted in 48 hours; until then it can be taken back',
  body: z.strictObject({
    proof: AccountProof.nullable().describe('null: the login is fresh and there is no password'),
  }),
  response: Deletion,
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/privacy/deletion',
  summary: 'The account stays after all; cancelled sessions stay cancelled',
  response: z.object({ kept: z.literal(true) }),
});

import { asciiDigits } from '../http/digits.ts';
import { endpoint } from '../http/endpoint.ts';
import { Compared } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { Email } from './users.ts';

/** Purposes of mailed codes. A code is valid for one purpose only. */
export const CODE_PURPOSES = [
  'signup',
  'login',
  'password',
  'link',
  'confirm',
  'mentor',
  'guardian',
  'affiliate',
  'address',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const MAX_CODE_TRIES = 5;
/** How long the proof issued for a correct code is valid. */
export const PROOF_MINUTES = 30;

/** Without the spaces that people copy along, in digits of any script. What is not a code is a wrong one. */
export const Code = Compared.max(40).transform((text) => asciiDigits(text).replace(/\s/g, ''));
/** What a mailed code looks like. */
export const SIX_DIGITS = /^\d{6}$/;
/** 32 random bytes. */
export const Proof = z.string().regex(/^[\w-]{43}$/, 'not a proof');

/** Carries the `browser` that `/sendOtp` answered, for callers that keep no cookies. */
export const CODE_BROWSER_HEADER = 'x-preproom-code-browser';
/** 32 random bytes. */
export const CodeBrowser = z.string().regex(/^[\w-]{43}$/, 'not a browser of a code');

export const CodeSent = z.object({
  sent: z.literal(true),
  resendAfterSeconds: z.number().int().describe('how long to wait before asking for another code'),
  expiresInSeconds: z.number().int(),
});
export type CodeSent = z.infer<typeof CodeSent>;

export const sendOtp = endpoint({
  method: 'POST',
  path: '/sendOtp',
  summary: `Mails a code to an address; the answer is the same whether or not it has an account. The code is valid for this caller alone: browsers keep a cookie, others send the answer's \`browser\` as the header \`${CODE_BROWSER_HEADER}\` with the code, with its proof and when they ask again`,
  body: z.strictObject({ email: Email, purpose: z.enum(['signup', 'login', 'password', 'mentor']) }),
  response: CodeSent.extend({
    browser: CodeBrowser.describe('what the code is bound to; says nothing about the address'),
  }),
});

export const verifyToken = endpoint({
  method: 'POST',
  path: '/verifyToken',
  summary: `Gives a code back for a proof, good once for half an hour: to sign up, or to set a password. A caller without cookies sends the header \`${CODE_BROWSER_HEADER}\``,
  body: z.strictObject({ email: Email, purpose: z.enum(['signup', 'password']), code: Code.default('') }),
  response: z.object({ verified: z.literal(true), proof: Proof }),
});

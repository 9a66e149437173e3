import { PersonName, Phone } from '../accounts/accounts.ts';
import { Code, CodeSent } from '../accounts/codes.ts';
import { NewPassword } from '../accounts/passwords.ts';
import { Email, User } from '../accounts/users.ts';
import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { Paise } from '../payments/money.ts';
import { MonthSums } from '../payments/statements.ts';

/** How many days of counts an affiliate can see. */
export const AFFILIATE_SHOWN_DAYS = 30;
/** A day's counts are deleted after this many days. */
export const AFFILIATE_KEPT_DAYS = 400;
/** Accounts with an unverified address are deleted after this many days. */
export const UNVERIFIED_RETENTION_DAYS = 7;

export const affiliateSignUp = endpoint({
  method: 'POST',
  path: '/affiate/signup',
  summary:
    "Makes an affiliate's account and logs in; its address has to be proved by a code before it counts for anything",
  body: z.object({ name: PersonName, phone: Phone, email: Email, password: NewPassword }),
  response: z.object({ token: z.string(), data: User }),
});

export const AffiliateDay = z.object({
  day: z.string().describe('year-month-day in India'),
  clicks: z.number().int().describe('visitors who came by the link, each once a day'),
  signUps: z.number().int(),
});
export type AffiliateDay = z.infer<typeof AffiliateDay>;

export const AFFILIATE_STATES = ['active', 'suspended'] as const;

/** An affiliate's commission in sums, all of it computed from the entries. */
export const Commission = z.object({
  orders: z.int().describe('paid orders that earned commission'),
  earnedPaise: z.int().describe('less what refunds took back'),
  heldPaise: z.int().describe('of orders paid too recently'),
  availablePaise: z.int().describe('can be paid out; below zero after a refund of what was paid out'),
  paidPaise: Paise.describe('paid out so far'),
});
export type Commission = z.infer<typeof Commission>;

export const Affiliate = z.object({
  email: z.string().describe('as it was given; proved or not'),
  isEmailProved: z.boolean(),
  state: z.enum(AFFILIATE_STATES),
  since: Instant,
  link: z.string(),
  total: AffiliateDay.omit({ day: true }).describe(`of the last ${AFFILIATE_KEPT_DAYS} days`),
  days: z.array(AffiliateDay).describe(`the last ${AFFILIATE_SHOWN_DAYS} days, today first`),
  percent: z.int().describe('commission on orders made from now on'),
  commission: Commission,
  months: z.array(MonthSums).describe('the latest first'),
});
export type Affiliate = z.infer<typeof Affiliate>;

export const getAffiliate = endpoint({
  method: 'GET',
  path: '/affiliate',
  summary: "The caller's link and what came of it: counts and commission, never people",
  response: Affiliate,
});

export const sendAffiliateCode = endpoint({
  method: 'POST',
  path: '/affiliate/email/code',
  summary: "Mails a code to the address that the caller's account was made with",
  response: CodeSent,
});

export const proveAffiliateEmail = endpoint({
  method: 'POST',
  path: '/affiliate/email',
  summary: "Takes the code: from then on the address is the account's",
  body: z.strictObject({ code: Code }),
  response: z.object({ proved: z.literal(true) }),
});

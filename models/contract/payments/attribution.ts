import { DAY_MS } from '../http/durations.ts';
import { daysAfter } from '../http/indianDays.ts';

/** Who can have a link: affiliates earn commission, learners a coupon. */
export const REFERRAL_KINDS = ['affiliate', 'learner'] as const;
export type ReferralKind = (typeof REFERRAL_KINDS)[number];

/**
 * What came of a paid order's referral. Decided at the payment: `earns`, or nothing because of who paid (`own`) or because the link
 * was paused (`suspended`). A learner's that earns is decided again after the hold, as `rewarded` or by the reason why not.
 */
export const REFERRAL_OUTCOMES = [
  'earns',
  'own',
  'suspended',
  'rewarded',
  'refunded',
  'later_payment',
] as const;
export type ReferralOutcome = (typeof REFERRAL_OUTCOMES)[number];

/** The last link opened within this many days counts, for a sign-up and for each order. */
export const REFERRAL_DAYS = 30;
/** Commission and rewards wait this many days after the payment, for refunds. */
export const HOLD_DAYS = 14;

/** When the hold of a payment ends. */
export function holdEndsAt(paidAt: Date): Date {
  return new Date(paidAt.getTime() + HOLD_DAYS * DAY_MS);
}

/** Whether a link opened on one day counts for what happens on the other; both in India, as "2026-11-22". */
export function stillCounts(day: string, today: string): boolean {
  return day >= daysAfter(today, -REFERRAL_DAYS);
}

export interface Contact {
  phone: string;
  Email: string;
  pendingEmail?: string | undefined;
}

/** Whether two accounts most likely belong to one person: the same phone number or mailbox. */
export function isSamePerson(one: Contact, other: Contact): boolean {
  const hasSamePhone = one.phone !== '' && one.phone === other.phone;
  return hasSamePhone || mailboxesOf(one).some((mailbox) => mailboxesOf(other).includes(mailbox));
}

function mailboxesOf({ Email, pendingEmail }: Contact): string[] {
  return [Email, ...(pendingEmail ? [pendingEmail] : [])].map(mailboxOf);
}

/** The mailbox behind an address: without a "+tag" and, at Gmail, without dots, both of which are delivered to the same person. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

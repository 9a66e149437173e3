import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FREE_MOVES } from '@preproom/models/contract/sessions/bookings';

/** A claim with its qualifier or evidence. */
export interface Claim {
  claim: MessageDescriptor;
  qualifier: MessageDescriptor;
  /** Link to more detail. */
  to?: string;
}

/** The specification's claims, each with its qualifier. */
export const CLAIMS: readonly Claim[] = [
  {
    claim: msg`Be interview ready within 30 days`,
    qualifier: msg`Six rounds, one every 5 days. A pace, not a guarantee.`,
    to: '/aboutus#thirty-days',
  },
  {
    claim: msg`No payment required`,
    qualifier: msg`Sign-up and a 15-minute introduction are free. Programs are paid.`,
    to: '/programs',
  },
  {
    claim: msg`Verified mentors only`,
    qualifier: msg`Our team checks each mentor’s work history before listing them.`,
    to: '/aboutus#verified-mentors',
  },
  {
    claim: msg`Reschedule anytime`,
    qualifier: msg`Up to ${FREE_MOVES} times per round, then with your mentor’s consent.`,
    to: '/aboutus#reschedule',
  },
  {
    claim: msg`Resume analysis`,
    qualifier: msg`Scored by published rules, in your own browser.`,
    to: '/assessments#resume',
  },
  {
    claim: msg`Behavioural skill analysis`,
    qualifier: msg`Looks at your choices and how you speak. Your face only if you agree.`,
    to: '/assessments#behaviour',
  },
  {
    claim: msg`Technical skill analysis`,
    qualifier: msg`Every answer is explained, with its source.`,
    to: '/assessments#technical',
  },
];

/** Last of the claims, because it depends on how many mentors there are (`Claims`). */
export const MENTORS_CLAIM: Claim = {
  claim: msg`30+ professionals from top companies`,
  qualifier: msg`Each profile names the company, so you can check.`,
  to: '/aboutus#companies',
};
/** So many verified mentors the claim needs. */
export const CLAIMED_MENTORS = 30;

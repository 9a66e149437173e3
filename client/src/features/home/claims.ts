import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What we claim, and beside it how far it holds or where it can be checked. */
export interface Claim {
  claim: MessageDescriptor;
  qualifier: MessageDescriptor;
  /** Where one reads more. */
  to?: string;
}

/** The claims are the specification's; none goes without its qualifier. */
export const CLAIMS: readonly Claim[] = [
  {
    claim: msg`Be interview ready within 30 days`,
    qualifier: msg`Six rounds fit into a month at one every five days. A pace to aim for, not a guarantee.`,
    to: '/aboutus#thirty-days',
  },
  {
    claim: msg`No payment required`,
    qualifier: msg`To sign up, to be called back, and for a first introduction of 15 minutes. Programs have a price.`,
    to: '/programs',
  },
  {
    claim: msg`Verified mentors only`,
    qualifier: msg`Our team checks each mentor’s work history before anybody can book them.`,
    to: '/aboutus#verified-mentors',
  },
  {
    claim: msg`Reschedule anytime`,
    qualifier: msg`Until the session begins: three times a round, after that with your mentor’s consent.`,
    to: '/aboutus#reschedule',
  },
  {
    claim: msg`30+ professionals from top companies`,
    qualifier: msg`The circle we are building, not today’s count. Each profile names the company, so that you can check.`,
    to: '/aboutus#companies',
  },
  {
    claim: msg`Resume analysis`,
    qualifier: msg`Opens later. The rubric by which it scores will be public.`,
    to: '/assessments#resume',
  },
  {
    claim: msg`Behavioural skill analysis`,
    qualifier: msg`Opens later. Your face is read on your own device, if you agree.`,
    to: '/assessments#behaviour',
  },
  {
    claim: msg`Technical skill analysis`,
    qualifier: msg`Opens later. Every answer comes with its explanation.`,
    to: '/assessments#technical',
  },
];

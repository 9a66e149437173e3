import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Right } from '@preproom/models/contract/accounts/team/rights';

/** What a right is called, and what it allows. */
export const RIGHT_TEXTS: Record<Right, { name: MessageDescriptor; allows: MessageDescriptor }> = {
  content: { name: msg`Content`, allows: msg`Articles, jobs and programs` },
  people: { name: msg`People`, allows: msg`Mentors, reports, callbacks and messages` },
  money: { name: msg`Money`, allows: msg`Payments, refunds and coupons` },
  everything: { name: msg`Everything`, allows: msg`All of these, plus managing the team` },
};

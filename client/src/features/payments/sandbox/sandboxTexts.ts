import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TestOutcome } from '../checkout.ts';

const OUTCOMES = {
  success: msg`Payment succeeds`,
  failure: msg`Payment fails`,
  cancel: msg`Payment is cancelled`,
  tab_closed: msg`Paid, but the tab is closed`,
  callback_lost: msg`Paid, but this page isn’t notified`,
  webhook_late: msg`Paid, webhook 30 seconds late`,
  webhook_doubled: msg`Paid, webhook sent twice`,
  out_of_order: msg`Paid, webhooks in the wrong order`,
  captured_after_failing: msg`Fails first, paid seconds later`,
} satisfies Record<TestOutcome, MessageDescriptor>;

/** The outcomes in words. */
export function useOutcomeOptions(): { id: TestOutcome; label: string }[] {
  const { t } = useLingui();
  return (Object.keys(OUTCOMES) as TestOutcome[]).map((id) => ({ id, label: t(OUTCOMES[id]) }));
}

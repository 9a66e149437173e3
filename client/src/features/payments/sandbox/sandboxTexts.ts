import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SANDBOX_METHODS, SANDBOX_OUTCOMES } from '@preproom/models/contract/business/sandbox';

const METHODS = {
  upi: msg`UPI`,
  card: msg`Card`,
  netbanking: msg`Net banking`,
} as const;

const OUTCOMES = {
  success: msg`It succeeds`,
  failure: msg`It fails`,
  webhook_late: msg`The confirmation comes late`,
  webhook_doubled: msg`The confirmation comes twice`,
  out_of_order: msg`Confirmations come in the wrong order`,
  captured_after_failing: msg`It fails first and succeeds later`,
} as const;

/** The choices of the test checkout, in words. */
export function useSandboxTexts() {
  const { t } = useLingui();
  return {
    methodOptions: SANDBOX_METHODS.map((id) => ({ id, label: t(METHODS[id]) })),
    outcomeOptions: SANDBOX_OUTCOMES.map((id) => ({ id, label: t(OUTCOMES[id]) })),
  };
}

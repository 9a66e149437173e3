import { Trans, useLingui } from '@lingui/react/macro';
import {
  paySandbox,
  type SANDBOX_METHODS,
  type SandboxOutcome,
} from '@preproom/models/contract/business/sandbox';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useAsyncAction } from '../../../lib/useAsyncAction.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import type { CheckoutResult, OpenOrder } from '../checkout.ts';
import { useSandboxTexts } from './sandboxTexts.ts';

type Method = (typeof SANDBOX_METHODS)[number];

/** Stands in for the provider's checkout where no provider is set up. No money moves, and it says so. */
export function SandboxDialog({
  order,
  onResult,
}: {
  order: OpenOrder;
  onResult: (result: CheckoutResult) => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { rupeesText } = useAmountTexts();
  const { methodOptions, outcomeOptions } = useSandboxTexts();
  const [method, setMethod] = useState<Method>('upi');
  const [outcome, setOutcome] = useState<SandboxOutcome>('success');
  const { isBusy, error, run } = useAsyncAction();
  const price = rupeesText(order.amount / 100);

  const cancel = () => onResult({ status: 'Failed' });
  const pay = () =>
    run(async () => {
      const { payment_id, signature } = await callApi(paySandbox, {
        body: { order_id: order.id, method, outcome },
      });
      if (signature === null) onResult({ status: 'Failed', payment_id });
      else onResult({ status: 'success', payment_id, signature });
    });

  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && cancel()}
      title={t`Test payment`}
      fault={error && <Banner tone="error">{errorText(error)}</Banner>}
      actions={
        <>
          <Button tone="quiet" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isBusy={isBusy} onClick={() => void pay()}>
            <Trans>Pay {price}</Trans>
          </Button>
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="warning">
          <Trans>Test mode</Trans>
        </Badge>
        <span className="text-14 text-muted">
          <Trans>No money moves. Nothing you choose here reaches a bank.</Trans>
        </span>
      </p>
      <RadioList label={t`Pay with`} options={methodOptions} value={method} onChange={setMethod} />
      <RadioList
        label={t`What happens next`}
        options={outcomeOptions}
        value={outcome}
        onChange={setOutcome}
      />
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { paySandbox } from '@preproom/models/contract/payments/sandbox';
import { useMutation } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import type { CheckoutResult, OpenOrder } from '../checkout.ts';
import { type Method, PaymentMethods } from './PaymentMethods.tsx';
import { type TestOutcome, useOutcomeOptions } from './sandboxTexts.ts';

export interface SandboxDialogProps {
  order: OpenOrder;
  program: string;
  /** Null when the checkout ends without a word about the payment. */
  onResult: (result: CheckoutResult | null) => void;
}

const CANCELLED: CheckoutResult = { status: 'Failed' };

/** Stands in for the provider's checkout where no provider is set up. No money moves, and it says so. */
export function SandboxDialog({ order, program, onResult }: SandboxDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { rupeesText } = useAmountTexts();
  const [method, setMethod] = useState<Method>('upi');
  const [outcome, setOutcome] = useState<TestOutcome>('success');
  const {
    mutate: pay,
    isPending: isBusy,
    error,
  } = useMutation({
    mutationFn: () => payAs(order.id, method, outcome),
    onSuccess: onResult,
  });
  const price = rupeesText(order.amount / 100);

  const cancel = () => onResult(CANCELLED);

  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && !isBusy && cancel()}
      title={t`Test payment`}
      fault={
        <>
          {error && <Banner tone="error">{errorText(error)}</Banner>}
          {isBusy && (
            <p role="status" className="text-14 text-muted">
              <Trans>Processing the payment. Don’t close this page.</Trans>
            </p>
          )}
        </>
      }
      actions={
        <>
          <Button tone="quiet" disabled={isBusy} onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isBusy={isBusy} onClick={() => pay()}>
            <LockKeyhole aria-hidden className="size-4" />
            <Trans>Pay {price}</Trans>
          </Button>
        </>
      }
    >
      <Summary program={program} price={price} />
      <PaymentMethods method={method} onChange={setMethod} />
      <OutcomeChoice outcome={outcome} onChange={setOutcome} />
    </Dialog>
  );
}

function Summary({ program, price }: { program: string; price: string }) {
  const { brandName } = usePageSettings();
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line bg-paper p-4">
      <div className="flex items-center gap-3">
        <Logo className="size-9 shrink-0" />
        <div className="min-w-0 grow">
          <p className="text-14 text-muted">{brandName}</p>
          <p className="font-medium wrap-anywhere">{program}</p>
        </div>
        <p className="font-heading text-24 font-semibold tabular-nums">{price}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-3 text-14">
        <Badge tone="warning">
          <Trans>Test mode</Trans>
        </Badge>
        <span className="text-muted">
          <Trans>No money moves. Nothing you enter is sent or stored.</Trans>
        </span>
      </p>
    </div>
  );
}

function OutcomeChoice({
  outcome,
  onChange,
}: {
  outcome: TestOutcome;
  onChange: (outcome: TestOutcome) => void;
}) {
  return (
    <div className="rounded-control border border-dashed border-amber/60 bg-amber/5 p-4">
      <Select
        label={<Trans>Test outcome</Trans>}
        options={useOutcomeOptions()}
        value={outcome}
        onChange={({ target }) => onChange(target.value as TestOutcome)}
      />
    </div>
  );
}

/** Has the payment end like this; answers what Razorpay's checkout would hand to the page. Throws AppError. */
async function payAs(order_id: string, method: Method, outcome: TestOutcome): Promise<CheckoutResult | null> {
  if (outcome === 'cancel') return CANCELLED;
  const { payment_id, signature } = await callApi(paySandbox, { body: { order_id, method, outcome } });
  if (outcome === 'tab_closed') return closeTab();
  if (outcome === 'callback_lost') return null;
  return signature === null ? { status: 'Failed', payment_id } : { status: 'success', payment_id, signature };
}

/** Ends this document before it can tell the server anything, as closing the tab does. The learner comes back by the dashboard. */
function closeTab(): Promise<never> {
  window.location.assign('/dashboard');
  return new Promise(() => {});
}

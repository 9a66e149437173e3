import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Method, TestOutcome } from '../checkout.ts';
import { CardFields } from './CardFields.tsx';
import { useOutcomeOptions } from './sandboxTexts.ts';

export interface TestDetailsProps {
  method: Method;
  outcome: TestOutcome;
  onOutcome: (outcome: TestOutcome) => void;
}

/** Stands in for the provider's checkout where no provider is set up: its fields, filled in, and how the payment is to end. */
export function TestDetails({ method, outcome, onOutcome }: TestDetailsProps) {
  return (
    <>
      {method === 'upi' && <Upi />}
      {method === 'card' && <CardFields />}
      {method === 'netbanking' && <Banks />}
      <div className="flex flex-col gap-3 rounded-control border border-dashed border-amber/60 bg-amber/5 p-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
          <Badge tone="warning">
            <Trans>Test mode</Trans>
          </Badge>
          <span className="text-muted">
            <Trans>No money moves. Nothing you enter is sent or stored.</Trans>
          </span>
        </p>
        <Select
          label={<Trans>Test outcome</Trans>}
          options={useOutcomeOptions()}
          value={outcome}
          onChange={({ target }) => onOutcome(target.value as TestOutcome)}
        />
      </div>
    </>
  );
}

function Upi() {
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={<Trans>UPI ID</Trans>}
        defaultValue="learner@testbank"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex items-center gap-4 rounded-control border border-line bg-paper p-4">
        <QrCode aria-hidden strokeWidth={1.25} className="size-10 shrink-0 text-muted" />
        <div className="min-w-0 text-14">
          <p className="font-medium">
            <Trans>Pay with any UPI app</Trans>
          </p>
          <p className="text-muted">
            <Trans>In test mode there’s no QR code to scan.</Trans>
          </p>
        </div>
      </div>
    </div>
  );
}

function Banks() {
  const { t } = useLingui();
  const banks = [
    { id: 'state', label: t`Public sector bank` },
    { id: 'private', label: t`Private bank` },
    { id: 'cooperative', label: t`Co-operative bank` },
    { id: 'small', label: t`Small finance bank` },
  ] as const;
  const [bank, setBank] = useState<(typeof banks)[number]['id']>('state');
  return <RadioList label={<Trans>Your bank</Trans>} options={banks} value={bank} onChange={setBank} />;
}

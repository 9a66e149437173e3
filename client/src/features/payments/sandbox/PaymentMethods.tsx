import { Trans, useLingui } from '@lingui/react/macro';
import type { SANDBOX_METHODS } from '@preproom/models/contract/payments/sandbox';
import { CreditCard, Landmark, QrCode, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { CardFields } from './CardFields.tsx';

export type Method = (typeof SANDBOX_METHODS)[number];

export interface PaymentMethodsProps {
  method: Method;
  onChange: (method: Method) => void;
}

/** The ways to pay, side by side, and below them what the chosen one asks for. */
export function PaymentMethods({ method, onChange }: PaymentMethodsProps) {
  const { t } = useLingui();
  const options = [
    { id: 'upi', label: t`UPI`, Icon: Smartphone },
    { id: 'card', label: t`Card`, Icon: CreditCard },
    { id: 'netbanking', label: t`Net banking`, Icon: Landmark },
  ] as const;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-14 font-medium">
          <Trans>Pay with</Trans>
        </legend>
        <div className="grid grid-cols-3 gap-2">
          {options.map(({ id, label, Icon }) => (
            <label key={id} className={METHOD}>
              <input
                type="radio"
                name="test-method"
                value={id}
                checked={id === method}
                onChange={() => onChange(id)}
                className="sr-only"
              />
              <Icon aria-hidden className="size-5 shrink-0" />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {method === 'upi' && <Upi />}
      {method === 'card' && <CardFields />}
      {method === 'netbanking' && <Banks />}
    </>
  );
}

const METHOD = cx(
  'relative flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-1 py-2 text-center text-14 font-medium',
  'border border-line-strong transition-colors duration-150 hover:border-ink',
  'has-checked:border-peacock has-checked:bg-peacock/10 has-checked:text-peacock has-checked:inset-ring has-checked:inset-ring-peacock',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
);

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

import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, Landmark, Smartphone } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import type { Method } from './checkout.ts';

export interface PaymentMethodsProps {
  method: Method;
  onChange: (method: Method) => void;
}

/** The ways to pay, side by side. */
export function PaymentMethods({ method, onChange }: PaymentMethodsProps) {
  const { t } = useLingui();
  const options = [
    { id: 'upi', label: t`UPI`, Icon: Smartphone },
    { id: 'card', label: t`Card`, Icon: CreditCard },
    { id: 'netbanking', label: t`Net banking`, Icon: Landmark },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-medium">
        <Trans>Pay with</Trans>
      </legend>
      <div className="grid grid-cols-3 gap-2">
        {options.map(({ id, label, Icon }) => (
          <label key={id} className={METHOD}>
            <input
              type="radio"
              name="payment-method"
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
  );
}

const METHOD = cx(
  'relative flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-1 py-2 text-center text-14 font-medium',
  'border border-line-strong transition-colors duration-150 hover:border-ink',
  'has-checked:border-peacock has-checked:bg-peacock/10 has-checked:text-peacock has-checked:inset-ring has-checked:inset-ring-peacock',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
);

import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { formatCardNumber, formatCvv, formatExpiry } from './cardFormat.ts';

/** Not a form and without names, so that no browser offers to store what is typed. */
const UNSTORED = { autoComplete: 'off', spellCheck: false } as const;
const DIGITS = { ...UNSTORED, inputMode: 'numeric', className: 'tabular-nums' } as const;

/** A card, filled in with a test number. Nothing of it leaves this component. */
export function CardFields() {
  const [number, setNumber] = useState('4111 1111 1111 1111');
  const [expiry, setExpiry] = useState('12/34');
  const [cvv, setCvv] = useState('123');
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <TextField
        {...DIGITS}
        label={<Trans>Card number</Trans>}
        help={<Trans>A test card. Never enter a real one here.</Trans>}
        value={number}
        onChange={({ target }) => setNumber(formatCardNumber(target.value))}
        className="col-span-2 tabular-nums"
      />
      <TextField
        {...DIGITS}
        label={<Trans>Expiry (MM/YY)</Trans>}
        value={expiry}
        onChange={({ target }) => setExpiry(formatExpiry(target.value))}
      />
      <TextField
        {...DIGITS}
        label={<Trans>CVV</Trans>}
        value={cvv}
        onChange={({ target }) => setCvv(formatCvv(target.value))}
      />
      <TextField
        {...UNSTORED}
        label={<Trans>Name on card</Trans>}
        defaultValue="Test Learner"
        className="col-span-2"
      />
    </div>
  );
}

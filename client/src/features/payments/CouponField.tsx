import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { CouponChoice } from './usePrice.ts';

/** "Have a coupon?", which opens a field. What was typed stays until a coupon counts. */
export function CouponField({ choice, takesFocus }: { choice: CouponChoice; takesFocus: boolean }) {
  const { typed, isChecking, fault, apply } = choice;
  const [isOpened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) opener.current?.focus();
  }, [takesFocus]);
  if (isOpened || typed !== null)
    return (
      <CouponForm
        typed={typed ?? ''}
        isChecking={isChecking}
        fault={fault}
        onApply={apply}
        takesFocus={isOpened}
      />
    );
  return (
    <Button
      ref={opener}
      tone="plain"
      size="small"
      className="-ms-4 self-start"
      onClick={() => setOpened(true)}
    >
      <Trans>Have a coupon?</Trans>
    </Button>
  );
}

interface CouponFormProps extends Pick<CouponChoice, 'isChecking' | 'fault'> {
  typed: string;
  onApply: (code: string) => void;
  takesFocus: boolean;
}

function CouponForm({ typed, isChecking, fault, onApply, takesFocus }: CouponFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [text, setText] = useState(typed);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = text.trim();
    if (code === '') input.current?.focus();
    else onApply(code);
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t`Coupon code`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fault && errorText(fault)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        end={
          <Button type="submit" tone="plain" size="small" isBusy={isChecking}>
            <Trans context="a coupon">Apply</Trans>
          </Button>
        }
      />
    </form>
  );
}

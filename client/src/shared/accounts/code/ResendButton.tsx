import { Trans } from '@lingui/react/macro';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/Button.tsx';

export interface ResendButtonProps {
  /** When another code can be requested, in milliseconds since the epoch. */
  resendAt: number;
  isBusy: boolean;
  onResend(): void;
}

/** A countdown, then a button that requests another code. */
export function ResendButton({ resendAt, isBusy, onResend }: ResendButtonProps) {
  const leftMs = resendAt - useNow();
  if (leftMs <= 0)
    return (
      <Button tone="plain" size="small" className="px-0!" isBusy={isBusy} onClick={onResend}>
        <Trans>Resend code</Trans>
      </Button>
    );
  const seconds = Math.max(1, Math.floor(leftMs / 1000));
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className="inline-flex min-h-10 items-center text-14 text-muted tabular-nums">
      <Trans>Resend in {left}</Trans>
    </p>
  );
}

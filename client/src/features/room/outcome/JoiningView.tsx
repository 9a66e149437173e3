import { Trans } from '@lingui/react/macro';
import type { ErrorCode } from '@preproom/models/contract/http/errors';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Logo } from '../../../ui/Logo.tsx';

export interface JoiningViewProps {
  /** Why joining takes longer. It is retried automatically. */
  trouble: ErrorCode | null;
  onLeave: () => void;
}

export function JoiningView({ trouble, onLeave }: JoiningViewProps) {
  const errorText = useErrorText();
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <Logo className="size-12 animate-doorway" />
      <p role="status" className="text-18">
        {trouble ? <Trans>Still joining…</Trans> : <Trans>Joining…</Trans>}
      </p>
      {trouble && <p className="text-muted">{errorText({ code: trouble, retryAfterSeconds: undefined })}</p>}
      <Button tone="quiet" onClick={onLeave}>
        <Trans>Leave</Trans>
      </Button>
    </main>
  );
}

import { Trans } from '@lingui/react/macro';
import type { CallbackRequest } from '@preproom/models/contract/inbox/queries';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';

export interface ThankYouProps {
  request: CallbackRequest;
  /** Reopens the form, with the request if contact details are missing in it. */
  onAgain(draft: CallbackRequest | null): void;
}

/** Confirms the request and where we'll call. Says so if it has neither phone number nor e-mail address. */
export function ThankYou({ request, onAgain }: ThankYouProps) {
  const words = useRef<HTMLDivElement>(null);
  // The focused button has been removed.
  useEffect(() => words.current?.focus(), []);
  const whereTo = request.phone.trim() || request.email.trim();
  return (
    <div ref={words} role="status" tabIndex={-1} className="flex flex-col items-start gap-3 outline-none">
      <p className="flex items-center gap-2 font-heading text-20 font-semibold">
        <Check aria-hidden className="size-6 shrink-0 text-leaf" />
        <Trans>Thanks. We’ve got your request.</Trans>
      </p>
      {whereTo ? (
        <p className="wrap-anywhere">
          <Trans>We’ll get back to you at {whereTo}.</Trans>
        </p>
      ) : (
        <p>
          <Trans>You didn’t leave a phone number or e-mail, so we can’t reach you yet.</Trans>
        </p>
      )}
      <Button tone="quiet" onClick={() => onAgain(whereTo ? null : request)}>
        {whereTo ? <Trans>Send another</Trans> : <Trans>Add a phone number or e-mail</Trans>}
      </Button>
    </div>
  );
}

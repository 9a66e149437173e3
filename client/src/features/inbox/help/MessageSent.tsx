import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface MessageSentProps {
  /** Where we'll reply. */
  email: string;
  onAgain: () => void;
}

/** Takes the focus, because it replaces the focused form. */
export function MessageSent({ email, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck aria-hidden className="size-10 text-leaf" />
      <h2 ref={heading} tabIndex={-1} className="text-24">
        <Trans>Thanks. We’ve got your message.</Trans>
      </h2>
      <p className="max-w-prose text-muted">
        <Trans>
          We’ll reply to <strong className="text-ink">{email}</strong>.
        </Trans>
      </p>
      <Button tone="quiet" onClick={onAgain}>
        <Trans>Send another message</Trans>
      </Button>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PushFailure } from './PushFailure.tsx';
import { usePush } from './usePush.ts';

/** Offers reminders on this device, after a booking. Nothing where there are some, or can be none. */
export function PushCard() {
  const heading = useId();
  const push = usePush();
  const [isDeclined, setDeclined] = useState(false);
  const change = push?.change;
  if (!push || !change || isDeclined) return null;
  if (push.isOn && !change.isSuccess) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex gap-4">
      <BellRing aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-peacock" />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h2 id={heading} className="text-18">
          {push.isOn ? <Trans>Reminders are on</Trans> : <Trans>Get a reminder on this device</Trans>}
        </h2>
        <p role="status" className="text-14 text-muted">
          {push.isOn ? (
            <Trans>
              We’ll remind you a day before and 15 minutes before. You can turn this off in Settings.
            </Trans>
          ) : (
            <Trans>A day before, 15 minutes before, and when your feedback is ready.</Trans>
          )}
        </p>
        {change.isError && <PushFailure />}
        {!push.isOn && (
          <div className="flex flex-wrap gap-2">
            <Button tone="quiet" size="small" isBusy={change.isPending} onClick={() => change.mutate(true)}>
              <Trans>Turn on reminders</Trans>
            </Button>
            <Button tone="plain" size="small" onClick={() => setDeclined(true)}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

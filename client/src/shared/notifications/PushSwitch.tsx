import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { PushFailure } from './PushFailure.tsx';
import { usePush } from './usePush.ts';

/** Switches this browser's notifications. Nothing where there can be none. */
export function PushSwitch() {
  const heading = useId();
  const push = usePush();
  if (!push) return null;
  const { change } = push;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20">
        <Trans>Notifications on this device</Trans>
      </h2>
      {change.isError && <PushFailure />}
      <Switch
        isSelected={change.isPending ? change.variables : push.isOn}
        isDisabled={change.isPending}
        onChange={(on) => change.mutate(on)}
      >
        <Trans>Session reminders and new feedback</Trans>
      </Switch>
    </Card>
  );
}

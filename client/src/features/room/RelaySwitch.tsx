import { Trans } from '@lingui/react/macro';
import { Switch } from '../../ui/Switch.tsx';
import type { Room } from './api.ts';
import { hasRelay, useRelayPreference } from './relayPreference.ts';

/** For networks on which direct ways fail; not shown where there is no relay, or nothing but the relay. */
export function RelaySwitch({ ice }: Pick<Room, 'ice'>) {
  const [isRelayed, setRelayed] = useRelayPreference();
  if (ice.relayOnly || !hasRelay(ice)) return null;
  return (
    <div>
      <Switch isSelected={isRelayed} onChange={setRelayed}>
        <Trans>Always use the relay</Trans>
      </Switch>
      <p className="text-14 text-muted">
        <Trans>
          For networks where calls do not connect, as in some colleges and offices. Takes effect when you
          join.
        </Trans>
      </p>
    </div>
  );
}

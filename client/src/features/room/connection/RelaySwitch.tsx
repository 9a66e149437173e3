import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Switch } from '../../../ui/forms/Switch.tsx';
import type { Room } from '../parts/api.ts';
import { hasRelay, useRelayPreference, withRelayPreference } from './relayPreference.ts';

export interface RelaySwitchProps extends Pick<Room, 'ice'> {
  /** Called with the ICE configuration to use from now on. */
  onChange?: (ice: Room['ice']) => void;
  /** A sentence that says when the switch takes effect. */
  children: ReactNode;
}

/** For networks on which direct connections fail. Hidden if there is no relay, or if every call is relayed anyway. */
export function RelaySwitch({ ice, onChange, children }: RelaySwitchProps) {
  const [isRelayed, setRelayed] = useRelayPreference();
  if (ice.relayOnly || !hasRelay(ice)) return null;
  const change = (wanted: boolean) => {
    setRelayed(wanted);
    onChange?.(withRelayPreference(ice));
  };
  return (
    <div>
      <Switch isSelected={isRelayed} onChange={change}>
        <Trans>Always connect through our server</Trans>
      </Switch>
      <p className="text-14 text-muted">
        <Trans>
          Sends the call through our server. Use this if calls don’t connect, for example on a college or
          office network.
        </Trans>{' '}
        {children}
      </p>
    </div>
  );
}

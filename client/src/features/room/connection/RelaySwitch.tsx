import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Switch } from '../../../ui/forms/Switch.tsx';
import type { Room } from '../parts/api.ts';
import { hasRelay, useRelayPreference, withRelayPreference } from './relayPreference.ts';

export interface RelaySwitchProps extends Pick<Room, 'ice'> {
  /** With the configuration as it is to be used from now on. */
  onChange?: (ice: Room['ice']) => void;
  /** When it takes effect. */
  children: ReactNode;
}

/** For networks on which direct ways fail; not shown where there is no relay, or nothing but the relay. */
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
        <Trans>Always use the relay server</Trans>
      </Switch>
      <p className="text-14 text-muted">
        <Trans>Use this if calls don’t connect, for example on a college or office network.</Trans> {children}
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { roundButton, toggleTone } from '../../../shared/room/roundButton.ts';

interface DeviceToggleProps {
  label: string;
  icon: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** Microphone or camera before the call. A plain button: the room's toggles would bring react-aria into the lobby. */
export function DeviceToggle({ label, icon, isOn, isDisabled = false, onPress }: DeviceToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
      className={roundButton(toggleTone(isOn, !isOn))}
    >
      {icon}
    </button>
  );
}

import type { ReactNode } from 'react';
import { ToggleButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import { roundButton, toggleTone } from '../../../shared/room/roundButton.ts';

export interface RoomToggleProps {
  label: string;
  icon: ReactNode;
  isOn: boolean;
  onPress: () => void;
  /** For toggles that are usually on, such as the microphone: true while being off should stand out. */
  isAlarming?: boolean | undefined;
  isDisabled?: boolean;
  /** The keyboard shortcut of the same action. */
  shortcut?: string | undefined;
  /** False while the button is invisible: its tooltip would be left behind. */
  hasTooltip?: boolean;
  /** A small count in the corner, hidden from screen readers, which hear it elsewhere. */
  count?: number;
}

/** A round toggle button of the room; its name is both the accessible label and the tooltip. */
export function RoomToggle({
  label,
  icon,
  isOn,
  onPress,
  isAlarming,
  isDisabled,
  shortcut,
  hasTooltip = true,
  count = 0,
}: RoomToggleProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={0}>
      <ToggleButton
        aria-label={label}
        {...(shortcut ? { 'aria-keyshortcuts': shortcut } : {})}
        isSelected={isOn}
        onChange={onPress}
        isDisabled={isDisabled ?? false}
        className={roundButton(toggleTone(isOn, isAlarming))}
      >
        {icon}
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 min-w-5 rounded-full bg-marigold px-1 text-12 font-semibold text-on-marigold tabular-nums"
          >
            {count > 9 ? '9+' : count}
          </span>
        )}
      </ToggleButton>
      {hasTooltip && <RoomTooltip label={label} shortcut={shortcut} />}
    </TooltipTrigger>
  );
}

export function RoomTooltip({ label, shortcut }: { label: string; shortcut?: string | undefined }) {
  return (
    <Tooltip
      offset={8}
      className="flex items-center gap-2 rounded-control border border-line bg-raised px-2.5 py-1.5 text-14 text-ink shadow-layer"
    >
      {label}
      {shortcut && (
        <kbd className="rounded-[4px] border border-line px-1 font-sans text-12 text-muted">{shortcut}</kbd>
      )}
    </Tooltip>
  );
}

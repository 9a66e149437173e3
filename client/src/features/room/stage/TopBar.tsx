import { Trans } from '@lingui/react/macro';
import { sessionView } from '@preproom/models/contract/sessions/sessionLife';
import type { ReactNode } from 'react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import { cx } from '../../../lib/cx.ts';
import { clockText } from '../../../lib/texts/clockText.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { useNow } from '../../../lib/useNow.ts';
import type { Room } from '../parts/api.ts';

export interface TopBarProps {
  room: Room;
  state: InRoomState;
  isFaded: boolean;
  /** The status pill, which fades by a rule of its own. */
  children: ReactNode;
}

/** Who, which round, how long, and the status. */
export function TopBar({ room, state, isFaded, children }: TopBarProps) {
  const sessionName = useSessionName();
  const fading = cx('transition-opacity duration-200', isFaded && 'opacity-0');
  return (
    <header className="relative isolate flex items-center gap-x-3 px-4 pt-3 pb-16 sm:gap-x-4 wide:pt-1 low:pt-1">
      <div
        aria-hidden
        className={cx(
          'absolute inset-0 -z-10 bg-linear-to-b from-paper/85 via-paper/60 via-50% to-transparent',
          fading,
        )}
      />
      <div className={cx('min-w-16 flex-1', fading)}>
        <h1 className="truncate text-16 sm:text-18">{state.room.other.Name}</h1>
        <p className="truncate text-12 sm:text-14 low:hidden">{sessionName(room)}</p>
      </div>
      <div className={cx('shrink-0', fading)}>
        <RoomClock state={state} />
      </div>
      {children}
    </header>
  );
}

function RoomClock({ state }: { state: InRoomState }) {
  const { sessionStatus, startsAtMs } = state.room;
  const view = sessionView(sessionStatus, startsAtMs, useNow());
  if (view.state === 'has_time') {
    const remaining = clockText(view.remaining);
    return (
      <p role="timer" className="text-14 tabular-nums">
        <Trans>Starts in {remaining}</Trans>
      </p>
    );
  }
  if (view.state !== 'started') return null;
  return (
    <p role="timer" className="text-16 font-medium tabular-nums">
      {clockText(view.elapsed)}
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { sessionView } from '@preproom/models/contract/sessions/sessionLife';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { cx } from '../../../lib/cx.ts';
import { clockText } from '../../../lib/texts/clockText.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { ConnectionStatus } from '../connection/ConnectionStatus.tsx';
import type { Room } from '../parts/api.ts';

export interface TopBarProps {
  room: Room;
  call: Call;
  state: InRoomState;
  isFaded: boolean;
  onOpenConnection: () => void;
}

/** Who, which round, how long, and the connection quality. */
export function TopBar({ room, call, state, isFaded, onOpenConnection }: TopBarProps) {
  const sessionName = useSessionName();
  return (
    <header
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-1 bg-linear-to-b from-paper/85 via-paper/60 via-50% to-transparent px-4 pt-3 pb-16 wide:flex-nowrap wide:pt-1',
        'transition-opacity duration-200 has-focus-visible:opacity-100',
        isFaded && 'opacity-0',
      )}
    >
      <div className="min-w-28 flex-1">
        <h1 className="truncate text-16 sm:text-18">{state.room.other.Name}</h1>
        <p className="truncate text-12 sm:text-14 low:hidden">{sessionName(room)}</p>
      </div>
      <RoomClock state={state} />
      <ConnectionStatus call={call} state={state} onOpen={onOpenConnection} />
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

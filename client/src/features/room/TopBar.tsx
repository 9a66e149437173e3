import { Trans } from '@lingui/react/macro';
import { sessionView } from '@preproom/models/contract/sessionLife';
import type { InRoomState } from '../../call/callState.ts';
import { cx } from '../../lib/cx.ts';
import { useRoundText } from '../../lib/roundText.ts';
import { useNow } from '../../lib/useNow.ts';
import type { Room } from './api.ts';
import { clockText } from './clockText.ts';

export interface TopBarProps {
  room: Room;
  state: InRoomState;
  isFaded: boolean;
}

/** Who, which round, how long, and how the line is. */
export function TopBar({ room, state, isFaded }: TopBarProps) {
  const roundText = useRoundText();
  return (
    <header
      className={cx(
        'absolute inset-x-0 top-0 flex flex-wrap items-center gap-x-4 gap-y-1 bg-linear-to-b from-paper/90 via-paper/75 via-65% to-transparent px-4 pt-3 pb-8',
        'transition-opacity duration-200 has-focus-visible:opacity-100',
        isFaded && 'opacity-0',
      )}
    >
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-16 sm:text-18">{state.room.other.Name}</h1>
        <p className="truncate text-12 sm:text-14">{roundText(room.round)}</p>
      </div>
      <RoomClock state={state} />
      <Line state={state} />
    </header>
  );
}

function RoomClock({ state }: { state: InRoomState }) {
  const { sessionStatus, startsAtMs, clockOffsetMs } = state.room;
  const view = sessionView(sessionStatus, startsAtMs, useNow() + clockOffsetMs);
  if (view.state === 'has_time') {
    return (
      <p role="timer" className="text-14 tabular-nums">
        <Trans>Starts in {clockText(view.remaining)}</Trans>
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

/** The state of the line as a word with its cause. */
function Line({ state }: { state: InRoomState }) {
  const isGood = state.status === 'connected' && state.signalling === 'joined';
  return (
    <p className="flex items-center gap-2 text-14">
      <span aria-hidden="true" className={cx('size-2 rounded-full', isGood ? 'bg-leaf' : 'bg-amber')} />
      <LineWord state={state} />
    </p>
  );
}

function LineWord({ state }: { state: InRoomState }) {
  if (state.signalling !== 'joined') {
    if (state.status === 'connected') return <Trans>Connected, the chat is waiting for the server</Trans>;
    return <Trans>Waiting for the server</Trans>;
  }
  switch (state.status) {
    case 'connected':
      return <Trans>Connected</Trans>;
    case 'connecting':
      return <Trans>Connecting</Trans>;
    case 'reconnecting':
      return <Trans>Reconnecting</Trans>;
    case 'waiting':
      return <Trans>Waiting</Trans>;
  }
}

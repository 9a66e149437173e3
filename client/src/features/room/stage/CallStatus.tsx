import { Trans, useLingui } from '@lingui/react/macro';
import { MEETING_GRACE_MS } from '@preproom/models/contract/sessions/meetingTime';
import { LoaderCircle } from 'lucide-react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import { useWhen } from '../../../lib/texts/when.ts';

/** What the call is waiting for; screen readers announce changes. */
export function CallStatus({ state }: { state: InRoomState }) {
  const text = useCallStatusText(state);
  const isWorking = state.status === 'connecting' || state.status === 'reconnecting';
  return (
    <div role="status" className="self-center">
      {text && (
        <div className="flex items-center gap-2 rounded-card border border-line bg-raised/95 px-4 py-2 text-14 shadow-layer sm:text-16">
          {isWorking && (
            <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin motion-reduce:animate-none" />
          )}
          <div>
            <p>{text}</p>
            {state.status === 'waiting' && <Deadline state={state} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** Until when somebody who is alone may wait, and what happens then. */
function Deadline({ state: { room } }: { state: InRoomState }) {
  const { time } = useWhen();
  if (room.sessionStatus !== 'booked') return null;
  const closesAt = time(room.startsAtMs + MEETING_GRACE_MS);
  return (
    <p className="max-w-prose text-12 text-muted sm:text-14">
      {room.self.side === 'learner' ? (
        <Trans>The room is open until {closesAt}. If they don’t join, you get the round back.</Trans>
      ) : (
        <Trans>You can leave if they haven’t joined by {closesAt}.</Trans>
      )}
    </p>
  );
}

function useCallStatusText(state: InRoomState): string | null {
  const { t } = useLingui();
  const name = state.room.other.Name;
  switch (state.status) {
    case 'connected':
      return state.isOutdated ? t`We’ve updated the site. Chat is paused until this call ends.` : null;
    case 'connecting':
      return t`Connecting to ${name}`;
    case 'waiting':
      if (state.reason === 'left') return t`${name} left. They can rejoin.`;
      return state.reason === 'lost'
        ? t`${name} lost connection and hasn’t rejoined yet.`
        : t`Waiting for ${name}`;
    case 'reconnecting':
      return state.reason === 'other_lost' ? t`${name} lost connection. Reconnecting…` : t`Reconnecting`;
  }
}

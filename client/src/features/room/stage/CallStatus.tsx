import { useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import type { InRoomState } from '../../../call/machine/callState.ts';

/** What the call is waiting for; screen readers announce changes. */
export function CallStatus({ state }: { state: InRoomState }) {
  const text = useCallStatusText(state);
  const isWorking = state.status === 'connecting' || state.status === 'reconnecting';
  return (
    <div role="status" className="self-center">
      {text && (
        <p className="flex items-center gap-2 rounded-full border border-line bg-raised/95 px-4 py-2 text-14 shadow-layer sm:text-16">
          {isWorking && (
            <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
          )}
          {text}
        </p>
      )}
    </div>
  );
}

function useCallStatusText(state: InRoomState): string | null {
  const { t } = useLingui();
  const name = state.room.other.Name;
  switch (state.status) {
    case 'connected':
      return null;
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

import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle, MicOff } from 'lucide-react';
import type { InRoomState } from '../../call/callState.ts';
import type { Call } from '../../call/useCall.ts';
import { cx } from '../../lib/cx.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { RemoteAudio } from './RemoteAudio.tsx';
import { RemoteVideo } from './RemoteVideo.tsx';

/** The other person: picture, sound, and why they are not there when they are not. */
export function Stage({ call, state }: { call: Call; state: InRoomState }) {
  const { other } = state.room;
  const { camera, screen, microphone } = other.media;
  const stream = call.session.remoteStream();
  const isThere = state.status !== 'waiting' && stream !== null;
  const hasPicture = isThere && (camera || screen);
  return (
    <div className="absolute inset-0 grid place-items-center">
      {isThere && (
        <RemoteVideo
          stream={stream}
          label={other.Name}
          className={cx(
            'absolute inset-0 size-full object-contain transition-opacity duration-200',
            !hasPicture && 'opacity-0',
            state.status === 'reconnecting' && 'opacity-50',
          )}
        />
      )}
      {isThere && <RemoteAudio stream={stream} speakerId={call.mediaState.chosen.speaker} />}
      {!hasPicture && (
        <div className="flex flex-col items-center gap-4 p-6 text-center">
          <Avatar name={other.Name} photo={other.photo} className="size-24 text-30 sm:size-32 sm:text-38" />
          {isThere && state.status === 'connected' && (
            <p className="text-muted">
              <Trans>{other.Name}'s camera is off</Trans>
            </p>
          )}
        </div>
      )}
      {isThere && !microphone && <MutedMark name={other.Name} />}
      <Standing state={state} />
    </div>
  );
}

function MutedMark({ name }: { name: string }) {
  return (
    <p className="absolute bottom-20 left-3 flex items-center gap-2 rounded-full bg-raised/90 px-3 py-1 text-14 sm:bottom-24">
      <MicOff aria-hidden className="size-4 text-brick" />
      <Trans>{name} is muted</Trans>
    </p>
  );
}

/** What is being waited for, said aloud by screen readers when it changes. */
function Standing({ state }: { state: InRoomState }) {
  const text = useStandingText(state);
  const isWorking = state.status === 'connecting' || state.status === 'reconnecting';
  return (
    <div role="status" className="absolute inset-x-0 top-16 flex justify-center px-4 sm:top-20">
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

function useStandingText(state: InRoomState): string | null {
  const { t } = useLingui();
  const name = state.room.other.Name;
  switch (state.status) {
    case 'connected':
      return null;
    case 'connecting':
      return t`Connecting with ${name}`;
    case 'waiting':
      if (state.reason === 'left') return t`${name} left the room. They can come back.`;
      return state.reason === 'lost'
        ? t`${name} lost the connection and is not back yet.`
        : t`Waiting for ${name}`;
    case 'reconnecting':
      return state.reason === 'other_lost' ? t`${name} lost the connection. Reconnecting` : t`Reconnecting`;
  }
}

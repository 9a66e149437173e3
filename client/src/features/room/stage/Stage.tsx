import { Trans } from '@lingui/react/macro';
import type { MediaState } from '@preproom/models/contract/room/signalling';
import { MicOff } from 'lucide-react';
import { useState } from 'react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import { speakerInUse } from '../../../call/media/localMedia.ts';
import type { Call } from '../../../call/useCall.ts';
import { cx } from '../../../lib/cx.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { RemoteAudio } from './RemoteAudio.tsx';
import { RemoteVideo } from './RemoteVideo.tsx';

export interface StageProps {
  call: Call;
  state: InRoomState;
  /** The lobby is still mounted behind: render only the picture. */
  isEntering: boolean;
}

/** The other person's video and audio, or the reason why they are missing. */
export function Stage({ call, state, isEntering }: StageProps) {
  const { other } = state.room;
  const { camera, screen, microphone, isInterrupted, sending } = other.media;
  const stream = call.session.remoteStream();
  const isThere = state.status !== 'waiting' && stream !== null;
  const link = state.negotiation?.link;
  // Hide the last frame of a video that is no longer sent: it would look like a person who sits still.
  const isSoundOnly = sending === 'line_audio' || sending === 'saver_audio';
  const isShown = useLastWhile(state.status === 'reconnecting', camera || screen);
  const hasPicture = isThere && isShown && !isSoundOnly;
  return (
    <div className={cx('absolute grid place-items-center', stageArea(hasPicture && screen))}>
      {isThere && (
        <RemoteVideo
          stream={stream}
          label={other.Name}
          isLive={link === 'up' || link === 'interrupted'}
          onFirstFrame={call.session.noteFrame}
          className={cx(
            'absolute inset-0 size-full object-contain transition-opacity duration-200',
            !hasPicture && 'opacity-0',
            state.status === 'reconnecting' && 'opacity-50',
          )}
        />
      )}
      {isThere && <RemoteAudio stream={stream} speakerId={speakerInUse(call.mediaState)} />}
      {!hasPicture && !isEntering && (
        <div className="flex flex-col items-center gap-4 p-6 text-center">
          <Avatar
            name={other.Name}
            photo={other.photo}
            isLarge
            className="size-24 text-30 sm:size-32 sm:text-38"
          />
          {isThere && !isShown && state.status === 'connected' && (
            <p className="text-muted">
              {isInterrupted ? (
                <Trans>{other.Name}’s camera is paused</Trans>
              ) : (
                <Trans>{other.Name}’s camera is off</Trans>
              )}
            </p>
          )}
        </div>
      )}
      {isThere && !microphone && !isEntering && <MutedMark name={other.Name} media={other.media} />}
    </div>
  );
}

/**
 * A face fills the window; on a phone on its side it leaves a column for the own picture. A shared screen is never covered: badge,
 * controls and pictures of faces have their own room.
 */
function stageArea(isScreen: boolean): string {
  if (!isScreen) return 'inset-0 wide:right-32';
  return 'top-30 right-0 bottom-44 left-0 sm:right-52 sm:bottom-24 wide:top-14 wide:right-32 wide:bottom-2';
}

function MutedMark({ name, media: { isInterrupted, camera } }: { name: string; media: MediaState }) {
  return (
    // On a phone it leaves room for the self view.
    <p className="absolute bottom-20 left-3 flex items-center gap-2 rounded-card bg-raised/90 px-3 py-1 text-14 max-sm:max-w-[calc(100%-9rem)] sm:bottom-24">
      <MicOff aria-hidden className="size-4 shrink-0 text-brick" />
      <span className="min-w-0 wrap-anywhere">
        {!isInterrupted && <Trans>{name} is muted</Trans>}
        {isInterrupted && camera && <Trans>{name}’s device muted their microphone</Trans>}
        {isInterrupted && !camera && <Trans>{name} may be on a phone call</Trans>}
      </span>
    </p>
  );
}

/** Keeps the other person's last media state while they reconnect: a page that was just reloaded has no camera yet. */
function useLastWhile(isKept: boolean, isOn: boolean): boolean {
  const [last, setLast] = useState(isOn);
  if (!isKept && last !== isOn) setLast(isOn);
  return isKept ? last : isOn;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { memo, use } from 'react';
import type { LocalMedia, LocalMediaState } from '../../../call/media/localMedia.ts';
import { DevicePickers } from '../../../devices/DevicePickers.tsx';
import { DeviceProblems } from '../../../devices/DeviceProblems.tsx';
import { JoiningContext } from '../../../devices/joiningContext.ts';
import { SelfView } from '../../../devices/SelfView.tsx';
import { cx } from '../../../lib/cx.ts';
import { sessionPath } from '../../../lib/sessionPaths.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { AboutLearner } from '../../../ui/session/AboutLearner.tsx';
import { DeviceNotices } from '../devices/DeviceNotices.tsx';
import type { Room } from '../parts/api.ts';
import { ClosedRoomLink } from '../parts/ClosedRoomLink.tsx';
import { MeetingHeader } from '../parts/MeetingHeader.tsx';
import { roomAccess } from '../parts/roomAccess.ts';
import { DeviceToggle } from './DeviceToggle.tsx';
import { LaterConnectionCheck } from './LaterConnectionCheck.tsx';
import { ReadingConsent } from './ReadingConsent.tsx';
import { SpeechConsent } from './SpeechConsent.tsx';

interface LobbyViewProps {
  room: Room;
  media: LocalMedia;
  mediaState: LocalMediaState;
  onJoin: () => void;
  /** The pointer or the focus is at the button to join. */
  onAboutToJoin: () => void;
}

export interface LobbyProps extends LobbyViewProps {
  isJoining: boolean;
}

/** Before the call: who and when, camera and microphone, and the consents to what is measured. */
export function Lobby({ isJoining, ...view }: LobbyProps) {
  return (
    <JoiningContext value={isJoining}>
      <StillLobbyView {...view} />
    </JoiningContext>
  );
}

const StillLobbyView = memo(LobbyView);

function LobbyView({ room, media, mediaState, onJoin, onAboutToJoin }: LobbyViewProps) {
  const { t } = useLingui();
  return (
    <main className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 p-4 sm:p-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-12 lg:pt-[12vh]">
      <section className="flex flex-col gap-3 lg:col-start-2">
        <Link to={sessionPath(room.roomid)} className="self-start text-14">
          <Trans>Back to the session</Trans>
        </Link>
        <MeetingHeader room={room} />
      </section>
      <div className="flex flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <section aria-label={t`Video preview`} className="flex flex-col gap-4">
          <Preview media={media} mediaState={mediaState} />
          <DeviceProblems media={media} mediaState={mediaState} />
        </section>
        {/* Below the picture and above the consents: on a phone, whoever comes to test sees the result without scrolling. */}
        <LaterConnectionCheck room={room} media={media} />
      </div>
      <section className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-2">
        {room.side === 'learner' && <ReadingConsent room={room} />}
        <SpeechConsent room={room} />
        {room.aboutLearner && <AboutLearner about={room.aboutLearner} />}
        <WayIn room={room} mediaState={mediaState} onJoin={onJoin} onAboutToJoin={onAboutToJoin} />
      </section>
      {/* On a phone the devices come last: most people need not choose any. */}
      <section aria-label={t`Devices`} className="flex flex-col gap-4 lg:col-start-1">
        <DeviceNotices media={media} mediaState={mediaState} withoutFailures />
        <DevicePickers media={media} mediaState={mediaState} />
      </section>
    </main>
  );
}

function Preview({ media, mediaState }: Pick<LobbyViewProps, 'media' | 'mediaState'>) {
  const { t } = useLingui();
  const { camera, microphone, isMuted } = mediaState;
  const isHeard = microphone.status === 'on' && !isMuted;
  const isSeen = camera.status === 'on';
  return (
    <div className="relative">
      <SelfView
        media={media}
        mediaState={mediaState}
        className="aspect-[4/3] w-full rounded-card border border-line sm:aspect-[3/2]"
      />
      <div className="absolute inset-x-0 bottom-3 flex justify-center gap-3">
        <DeviceToggle
          label={t`Microphone`}
          icon={isHeard ? <Mic /> : <MicOff />}
          isOn={isHeard}
          onPress={() => media.setMuted(isHeard)}
        />
        <DeviceToggle
          label={t`Camera`}
          icon={isSeen ? <Video /> : <VideoOff />}
          isOn={isSeen}
          isDisabled={camera.status === 'starting'}
          onPress={() => void media.setCamera(!isSeen)}
        />
      </div>
    </div>
  );
}

/** Stays at the screen's bottom edge; opaque, so that the text below does not show through. */
const JOIN_BAR =
  'sticky bottom-0 z-10 bg-paper pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:-mx-4 max-lg:px-4 sm:max-lg:-mx-8 sm:max-lg:px-8';

function WayIn({ room, mediaState, onJoin, onAboutToJoin }: Omit<LobbyViewProps, 'media'>) {
  const isJoining = use(JoiningContext);
  const nowMs = useNow();
  const access = roomAccess(room, nowMs);
  if (access === 'over') return <ClosedRoomLink room={room} />;
  const isLater = access === 'later';
  return (
    <>
      {/* In view wherever one is, once it can be pressed. */}
      <div className={isLater ? undefined : JOIN_BAR}>
        <Button
          tone="now"
          size="large"
          className="w-full"
          disabled={isLater}
          isBusy={isJoining}
          onClick={onJoin}
          onPointerEnter={onAboutToJoin}
          onFocus={onAboutToJoin}
        >
          <Trans>Join interview</Trans>
        </Button>
      </div>
      <p className={cx('text-14 text-muted', isLater ? '-mt-3' : '-mt-4')}>
        <WhatWorks mediaState={mediaState} />
      </p>
    </>
  );
}

function WhatWorks({ mediaState: { microphone, camera } }: { mediaState: LocalMediaState }) {
  if (microphone.status === 'failed' && camera.status === 'failed') {
    return <Trans>You can join and listen, then turn on your microphone or camera later.</Trans>;
  }
  if (microphone.status === 'failed')
    return <Trans>You can join, but no one will hear you until your microphone works.</Trans>;
  if (camera.status === 'failed' || camera.status === 'off') {
    return <Trans>You can join with just a microphone and turn on your camera later.</Trans>;
  }
  return <Trans>Nothing is recorded unless you both agree. You can leave and rejoin.</Trans>;
}

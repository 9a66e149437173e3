import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import type { LocalMedia, LocalMediaState } from '../../call/localMedia.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import type { Room } from './api.ts';
import { DevicePickers } from './DevicePickers.tsx';
import { Meeting } from './Meeting.tsx';
import { ReadingConsent } from './ReadingConsent.tsx';
import { RoomToggle } from './RoomToggle.tsx';
import { roomAccess } from './roomAccess.ts';
import { SelfPicture } from './SelfPicture.tsx';
import { WayOn } from './WayOn.tsx';

export interface LobbyProps {
  room: Room;
  media: LocalMedia;
  mediaState: LocalMediaState;
  onJoin: () => void;
}

/** Before the call: with whom and when, what the other person will see and hear, and the learner's choice about readings. */
export function Lobby({ room, media, mediaState, onJoin }: LobbyProps) {
  const { t } = useLingui();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-6 p-4 sm:p-8 lg:flex-row lg:items-start lg:gap-12 lg:pt-[12vh]">
      {/* On a phone the two columns become one, with the devices last. */}
      <div className="contents lg:order-2 lg:flex lg:w-2/5 lg:min-w-0 lg:flex-col lg:gap-6">
        <section className="order-1 flex flex-col gap-3">
          <Link
            to={room.side === 'learner' ? '/dashboard' : '/dashboard/mentor'}
            className="self-start text-14"
          >
            <Trans>Back to your sessions</Trans>
          </Link>
          <Meeting room={room} />
        </section>
        <section className="order-3 flex flex-col gap-6">
          {room.side === 'learner' && <ReadingConsent room={room} />}
          <WayIn room={room} mediaState={mediaState} onJoin={onJoin} />
        </section>
      </div>
      <div className="contents lg:order-1 lg:flex lg:w-3/5 lg:min-w-0 lg:flex-col lg:gap-4">
        <section aria-label={t`Your picture`} className="order-2">
          <Preview media={media} mediaState={mediaState} />
        </section>
        <section aria-label={t`Devices`} className="order-4">
          <DevicePickers media={media} mediaState={mediaState} />
        </section>
      </div>
    </main>
  );
}

function Preview({ media, mediaState }: Pick<LobbyProps, 'media' | 'mediaState'>) {
  const { t } = useLingui();
  const { camera, microphone, isMuted } = mediaState;
  const isHeard = microphone.status === 'on' && !isMuted;
  const isSeen = camera.status === 'on';
  return (
    <div className="relative">
      <SelfPicture
        media={media}
        mediaState={mediaState}
        className="aspect-[4/3] w-full rounded-card border border-line sm:aspect-[3/2]"
      />
      <div className="absolute inset-x-0 bottom-3 flex justify-center gap-3">
        <RoomToggle
          label={t`Microphone`}
          icon={isHeard ? <Mic /> : <MicOff />}
          isOn={isHeard}
          isAlarming={!isHeard}
          onPress={() => media.setMuted(isHeard)}
        />
        <RoomToggle
          label={t`Camera`}
          icon={isSeen ? <Video /> : <VideoOff />}
          isOn={isSeen}
          isAlarming={!isSeen}
          isDisabled={camera.status === 'starting'}
          onPress={() => void media.setCamera(!isSeen)}
        />
      </div>
    </div>
  );
}

function WayIn({ room, mediaState, onJoin }: Pick<LobbyProps, 'room' | 'mediaState' | 'onJoin'>) {
  const nowMs = useNow() + room.clockOffsetMs;
  const access = roomAccess(room, nowMs);
  if (access === 'over') return <WayOn room={room} />;
  return (
    <div className="flex flex-col gap-2">
      <Button tone="now" size="large" className="w-full" isDisabled={access === 'later'} onPress={onJoin}>
        <Trans>Join interview</Trans>
      </Button>
      <p className="text-14 text-muted">
        <WhatWorks mediaState={mediaState} />
      </p>
    </div>
  );
}

function WhatWorks({ mediaState: { microphone, camera } }: { mediaState: LocalMediaState }) {
  if (microphone.status === 'failed' && camera.status === 'failed') {
    return <Trans>You can join and listen. A microphone or camera can follow during the call.</Trans>;
  }
  if (microphone.status === 'failed')
    return <Trans>You can join; nobody will hear you until a microphone works.</Trans>;
  if (camera.status === 'failed' || camera.status === 'off') {
    return <Trans>A microphone is enough to join. The camera can follow during the call.</Trans>;
  }
  return <Trans>Picture and sound are not recorded. You can leave and come back.</Trans>;
}

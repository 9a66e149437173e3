import { Trans, useLingui } from '@lingui/react/macro';
import { VideoOff } from 'lucide-react';
import type { LocalMedia, LocalMediaState } from '../call/media/localMedia.ts';
import { cx } from '../lib/cx.ts';
import { TrackVideo } from './TrackVideo.tsx';

export interface SelfViewProps {
  media: LocalMedia;
  mediaState: LocalMediaState;
  className?: string;
}

/** The self view, mirrored; the other person sees it unmirrored. */
export function SelfView({ media, mediaState, className }: SelfViewProps) {
  const { t } = useLingui();
  const track = media.capture('camera');
  return (
    <div className={cx('overflow-hidden bg-raised', className)}>
      {track ? (
        <TrackVideo track={track} label={t`You`} className="size-full -scale-x-100 object-cover" />
      ) : (
        <div className="grid size-full place-content-center justify-items-center gap-2 p-2 text-center text-muted">
          <VideoOff aria-hidden className="size-6" />
          <span className="text-14">
            <WhyDark status={mediaState.camera.status} />
          </span>
        </div>
      )}
    </div>
  );
}

function WhyDark({ status }: { status: LocalMediaState['camera']['status'] }) {
  if (status === 'starting') return <Trans>Starting camera…</Trans>;
  return status === 'failed' ? <Trans>Camera unavailable</Trans> : <Trans>Your camera is off</Trans>;
}

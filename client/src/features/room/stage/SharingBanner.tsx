import { Trans, useLingui } from '@lingui/react/macro';
import type { Call } from '../../../call/useCall.ts';
import { TrackVideo } from '../../../devices/TrackVideo.tsx';
import { Button } from '../../../ui/Button.tsx';

/** Tells whoever shares the screen that they do, with a small picture of it and the way to stop. */
export function SharingBanner({ media, mediaState }: Pick<Call, 'media' | 'mediaState'>) {
  const { t } = useLingui();
  const { video } = media.outgoing();
  if (mediaState.screen.status !== 'on' || !video) return null;
  return (
    <section
      aria-label={t`Your shared screen`}
      className="flex max-w-full items-center gap-3 rounded-card border border-peacock bg-raised/95 p-2 text-14 shadow-layer"
    >
      <TrackVideo
        track={video}
        label={t`Your screen`}
        className="aspect-video w-16 shrink-0 rounded-control bg-paper object-contain sm:w-24 low:hidden"
      />
      <p role="status" className="min-w-0">
        <Trans>You’re sharing your screen</Trans>
      </p>
      <Button tone="quiet" onClick={media.stopScreen} aria-label={t`Stop sharing`}>
        <Trans>Stop</Trans>
      </Button>
    </section>
  );
}

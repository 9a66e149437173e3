import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { ConnectionStrip } from '../../../ui/ConnectionStrip.tsx';
import { MentorPicture } from './miniature/MentorPicture.tsx';

/** Grades as in the contract's connection history: a dip, an interruption, and the recovery. */
const QUALITY = [...'333333323333333333221120001233333333333333332333333333333333'].map(Number);

/** What the room shows while the connection is lost, and how the report shows the connection of such a call. */
export function ConnectionExhibit() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper">
      <div className="relative aspect-[16/9] overflow-hidden sm:aspect-[16/7]">
        <div className="miniature-still absolute inset-0 opacity-50">
          <MentorPicture />
        </div>
        <p className="absolute top-4 left-1/2 flex -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-raised/95 px-4 py-2 text-14 whitespace-nowrap shadow-layer">
          <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
          <Trans>Reconnecting</Trans>
        </p>
      </div>
      <div className="flex flex-col gap-3 p-4">
        <ConnectionStrip quality={QUALITY} />
        <p className="text-14 text-muted">
          <Trans>Connected 42 min, 1 interruption of 4 sec, direct connection</Trans>
        </p>
      </div>
    </div>
  );
}

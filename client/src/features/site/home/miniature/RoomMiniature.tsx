import { Trans, useLingui } from '@lingui/react/macro';
import { MiniatureChat } from './MiniatureChat.tsx';
import { MiniatureStage } from './MiniatureStage.tsx';
import { ReadingStrip } from './ReadingStrip.tsx';
import './miniature.css';

/** A miniature of the room with its layout, colours and texts, scaled to its container. */
export function RoomMiniature() {
  const { t } = useLingui();
  return (
    <figure className="miniature-room flex min-w-0 flex-col gap-3">
      <div
        role="img"
        aria-label={t`The live room: your mentor on video, you in the corner, chat at the side, and a badge showing that expression reading is on. From time to time, your mentor shares a screen with code.`}
        className="flex flex-col gap-3"
      >
        <div className="@container rounded-card shadow-layer">
          <div
            data-theme="room"
            className="miniature flex aspect-[10/11] overflow-hidden rounded-[calc(var(--u)*0.875)] border border-line bg-paper text-16 text-ink @min-[30rem]:aspect-[76/47]"
          >
            <MiniatureStage />
            <MiniatureChat />
          </div>
        </div>
        <ReadingStrip />
      </div>
      <figcaption className="flex items-center justify-between gap-4 text-12 text-muted">
        <Trans>Illustration only. No real people shown.</Trans>
        <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 motion-reduce:hidden">
          <input type="checkbox" className="size-4 accent-peacock" />
          <Trans>Pause animation</Trans>
        </label>
      </figcaption>
    </figure>
  );
}

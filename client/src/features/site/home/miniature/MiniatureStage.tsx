import { Trans } from '@lingui/react/macro';
import { Ellipsis, LogOut, MessageSquare, Mic, MonitorUp, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { buttonStyle } from '../../../../ui/buttonStyle.ts';
import { LearnerPicture } from './LearnerPicture.tsx';
import { MentorPicture } from './MentorPicture.tsx';
import { RunningClock } from './RunningClock.tsx';
import { SharedScreen } from './SharedScreen.tsx';

/** The video and the controls around it. Mirrors CallScreen, TopBar, Controls and the reading badge of features/room. */
export function MiniatureStage() {
  return (
    <div className="relative min-w-0 flex-1 overflow-hidden">
      <MentorPicture />
      <SharedScreen />
      <div className="absolute right-3 bottom-20 aspect-[4/3] w-28 overflow-hidden rounded-control border border-line shadow-layer @min-[30rem]:bottom-24 @min-[30rem]:w-40">
        <LearnerPicture />
      </div>
      <div className="absolute inset-x-0 top-0 flex flex-col">
        <TopBar />
        <div className="-mt-7 flex flex-col items-start px-3">
          <ReadingBadge />
        </div>
      </div>
      <Controls />
    </div>
  );
}

function TopBar() {
  return (
    <div className="flex items-center gap-x-4 bg-linear-to-b from-paper/90 via-paper/75 via-65% to-transparent px-4 pt-3 pb-8">
      <div className="min-w-0 flex-1">
        <p className="truncate font-heading text-16 font-semibold tracking-tight @min-[30rem]:text-18">
          <Trans>Your mentor</Trans>
        </p>
        <p className="truncate text-12 @min-[30rem]:text-14">
          <Trans>Tech Round 1</Trans>
        </p>
      </div>
      <RunningClock />
      <p className="flex items-center gap-2 text-14">
        <span className="size-2 rounded-full bg-leaf" />
        <span>
          <Trans>Connected</Trans> · <Trans>Good</Trans>
        </span>
      </p>
    </div>
  );
}

function ReadingBadge() {
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-raised/90 px-3 py-2 text-14">
      <span className="size-2 rounded-full bg-leaf" />
      <span className="font-medium">
        <Trans>Expression reading on</Trans>
      </span>
      <span className={buttonStyle('quiet')}>
        <Trans>Stop</Trans>
      </span>
    </div>
  );
}

function Controls() {
  return (
    <div className="absolute inset-x-0 bottom-0 flex justify-center gap-2 bg-linear-to-t from-paper/90 to-transparent px-2 pt-6 pb-3 @min-[30rem]:gap-3">
      <Round>
        <Mic />
      </Round>
      <Round>
        <Video />
      </Round>
      <Round>
        <MonitorUp />
      </Round>
      <Round className="border-line-strong/60 bg-raised @min-[30rem]:border-peacock @min-[30rem]:bg-peacock @min-[30rem]:text-on-peacock">
        <MessageSquare />
        {/* Unread messages, shown where the chat is closed. */}
        <span className="absolute -top-1 -right-1 min-w-5 rounded-full bg-marigold px-1 text-center text-12 font-semibold text-on-marigold @min-[30rem]:hidden">
          1
        </span>
      </Round>
      <Round>
        <Ellipsis />
      </Round>
      <Round className="border-brick bg-brick text-on-brick">
        <LogOut />
      </Round>
    </div>
  );
}

/** A round button of the room, not interactive. */
function Round({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'relative grid size-11 shrink-0 place-items-center rounded-full border @min-[30rem]:size-12 [&_svg]:size-5',
        className ?? 'border-line-strong/60 bg-raised text-ink',
      )}
    >
      {children}
    </span>
  );
}

import { Trans } from '@lingui/react/macro';
import { Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../../lib/cx.ts';

const ROUND = 'grid size-11 shrink-0 place-items-center rounded-full border border-line-strong/60 bg-raised';

/** The chat beside the video. Mirrors ChatPanel of features/room and ChatMessages of shared/room. */
export function MiniatureChat() {
  return (
    <div className="hidden w-72 shrink-0 flex-col border-l border-line bg-raised @min-[30rem]:flex">
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
        <p className="font-heading text-18 font-semibold tracking-tight">
          <Trans>Chat</Trans>
        </p>
        <span className={ROUND}>
          <X className="size-5" />
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <Message author={<Trans>Your mentor</Trans>} time={<Trans>6:41 pm IST</Trans>}>
          <Trans>How long does this take for a million items?</Trans>
        </Message>
        <Message isOwn author={<Trans>You</Trans>} time={<Trans>6:42 pm IST</Trans>}>
          <Trans>One pass. It checks each item once.</Trans>
        </Message>
        <Message author={<Trans>Your mentor</Trans>} time={<Trans>6:42 pm IST</Trans>}>
          <Trans>Right. How much memory does it need?</Trans>
        </Message>
      </div>
      <div className="flex gap-2 border-t border-line p-3">
        <span className="flex h-11 min-w-0 flex-1 items-center rounded-control border border-line-strong bg-paper px-3 text-16 text-muted">
          <Trans>Write a message</Trans>
        </span>
        <span className={cx(ROUND, 'opacity-50')}>
          <Send className="size-5" />
        </span>
      </div>
    </div>
  );
}

interface MessageProps {
  author: ReactNode;
  time: ReactNode;
  isOwn?: boolean;
  children: ReactNode;
}

function Message({ author, time, isOwn = false, children }: MessageProps) {
  return (
    <div className={cx('flex max-w-[85%] flex-col gap-1', isOwn ? 'items-end self-end' : 'items-start')}>
      <p className="text-12 text-muted">
        {author} · {time}
      </p>
      <p className={cx('rounded-card px-3 py-2 text-16', isOwn ? 'bg-peacock/20' : 'bg-paper')}>{children}</p>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ChatEntry } from '../../../call/signalling/chat.ts';
import { cx } from '../../../lib/cx.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { LinkedText } from './LinkedText.tsx';

export interface ChatMessagesProps {
  entries: ChatEntry[];
  selfId: string;
  otherName: string;
  /** Shown while there are none. */
  empty: ReactNode;
  /** The messages are of more than one day. */
  hasDays?: boolean;
  /** What can be done about a message that was refused. */
  onRefused?: (entry: ChatEntry) => ReactNode;
  className?: string;
}

/** All messages, scrolled to the newest. Screen readers announce each new one. */
export function ChatMessages(props: ChatMessagesProps) {
  const { entries, selfId, otherName, empty, className } = props;
  const { t } = useLingui();
  const count = entries.length;
  const log = useKeptAtEnd(count);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t`Messages`}
      className={cx('flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 cramped:p-2', className)}
    >
      {count === 0 && <p className="m-auto max-w-96 text-center text-balance text-14 text-muted">{empty}</p>}
      {entries.map((entry) => (
        <Message key={entry.id} {...props} entry={entry} author={entry.from === selfId ? null : otherName} />
      ))}
    </div>
  );
}

/** Keeps the newest message in view, also when a phone's keyboard takes half of the height. */
function useKeptAtEnd(count: number): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = log.current;
    if (!element || count === 0) return;
    const scrollToEnd = () => {
      element.scrollTop = element.scrollHeight;
    };
    scrollToEnd();
    const observer = new ResizeObserver(scrollToEnd);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);
  return log;
}

type MessageProps = Pick<ChatMessagesProps, 'hasDays' | 'onRefused'> & {
  entry: ChatEntry;
  /** Null for own messages. */
  author: string | null;
};

function Message({ entry, author, hasDays, onRefused }: MessageProps) {
  const { day, time } = useWhen();
  return (
    <div
      className={cx(
        'flex max-w-[85%] flex-col gap-1',
        author === null ? 'items-end self-end' : 'items-start',
      )}
    >
      <p className="text-12 text-muted">
        {author ?? <Trans>You</Trans>} ·{' '}
        <time dateTime={entry.sentAt}>
          {hasDays && `${day(entry.sentAt)}, `}
          {time(entry.sentAt)}
        </time>
      </p>
      <p
        className={cx(
          'max-w-full rounded-card px-3 py-2 wrap-anywhere whitespace-pre-wrap',
          author === null ? 'bg-peacock/20' : 'bg-paper',
        )}
      >
        <LinkedText text={entry.text} />
      </p>
      {entry.state === 'waiting' && (
        <p className="text-12 text-muted">
          <Trans>Sending…</Trans>
        </p>
      )}
      {entry.state === 'refused' && (
        <div className="text-12 text-brick">
          {onRefused ? onRefused(entry) : <Trans>Couldn’t send. Try again.</Trans>}
        </div>
      )}
    </div>
  );
}

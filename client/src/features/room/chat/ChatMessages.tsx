import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { ChatEntry } from '../../../call/signalling/chat.ts';
import { cx } from '../../../lib/cx.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { ChatText } from './ChatText.tsx';

export interface ChatMessagesProps {
  entries: ChatEntry[];
  selfId: string;
  otherName: string;
}

/** All messages, scrolled to the newest. Screen readers announce each new one. */
export function ChatMessages({ entries, selfId, otherName }: ChatMessagesProps) {
  const { t } = useLingui();
  const count = entries.length;
  const log = useKeptAtEnd(count);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t`Messages`}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 cramped:p-2"
    >
      {count === 0 && (
        <p className="m-auto max-w-52 text-center text-14 text-muted">
          <Trans>Share links and spellings here.</Trans>
        </p>
      )}
      {entries.map((entry) => (
        <Message key={entry.id} entry={entry} author={entry.from === selfId ? null : otherName} />
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

/** `author` is null for own messages. */
function Message({ entry, author }: { entry: ChatEntry; author: string | null }) {
  const { time } = useWhen();
  return (
    <div
      className={cx(
        'flex max-w-[85%] flex-col gap-1',
        author === null ? 'items-end self-end' : 'items-start',
      )}
    >
      <p className="text-12 text-muted">
        {author ?? <Trans>You</Trans>} · <time dateTime={entry.sentAt}>{time(entry.sentAt)}</time>
      </p>
      <p
        className={cx(
          'max-w-full rounded-card px-3 py-2 wrap-anywhere whitespace-pre-wrap',
          author === null ? 'bg-peacock/20' : 'bg-paper',
        )}
      >
        <ChatText text={entry.text} />
      </p>
      {entry.state === 'waiting' && (
        <p className="text-12 text-muted">
          <Trans>Sending…</Trans>
        </p>
      )}
      {entry.state === 'refused' && (
        <p className="text-12 text-brick">
          <Trans>Couldn’t send. Try again.</Trans>
        </p>
      )}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_CHAT_LENGTH } from '@preproom/models/contract/room/signalling';
import { Send, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { ChatEntry } from '../../../call/signalling/chat.ts';
import { cx } from '../../../lib/cx.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { roundButton } from '../parts/roundButton.ts';
import { ChatMessages } from './ChatMessages.tsx';

export interface ChatPanelProps {
  entries: ChatEntry[];
  selfId: string;
  otherName: string;
  /** The text that is typed but not sent. */
  message: string;
  onMessage: (text: string) => void;
  onSend: (text: string) => void;
  onClose: () => void;
}

/** The chat: a panel beside the video on a desktop, a bottom sheet on a phone. */
export function ChatPanel({ entries, selfId, otherName, onClose, ...field }: ChatPanelProps) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Chat`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex h-[55dvh] shrink-0 flex-col rounded-t-sheet border-t border-line bg-raised sm:h-auto sm:w-80 sm:rounded-none sm:border-t-0 sm:border-l"
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4 cramped:py-0">
        <h2 className="text-18 cramped:text-14">
          <Trans>Chat</Trans>
        </h2>
        <Button aria-label={t`Close chat`} onPress={onClose} className={cx(roundButton(), 'cramped:size-9')}>
          <X />
        </Button>
      </div>
      <ChatMessages entries={entries} selfId={selfId} otherName={otherName} />
      <MessageField {...field} />
    </aside>
  );
}

type MessageFieldProps = Pick<ChatPanelProps, 'message' | 'onMessage' | 'onSend'>;

/** Grows with its text. With a mouse there is a keyboard: Enter sends, Shift and Enter begins a line. A finger has the button. */
function MessageField({ message, onMessage, onSend }: MessageFieldProps) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const most = i18n.number(MAX_CHAT_LENGTH);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const text = message.trim();
    if (!text) return;
    onSend(text);
    onMessage('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is at work, Enter chooses a word.
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isSending && !isTouch) send(event);
  };
  return (
    <form
      onSubmit={send}
      className="border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] cramped:p-1"
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          aria-label={t`Message`}
          placeholder={t`Write a message`}
          autoComplete="off"
          value={message}
          onChange={({ target }) => onMessage(target.value.slice(0, MAX_CHAT_LENGTH))}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-line-strong bg-paper px-3 py-2 text-16 wrap-anywhere placeholder:text-muted cramped:max-h-20"
        />
        <Button type="submit" aria-label={t`Send`} isDisabled={!message.trim()} className={roundButton()}>
          <Send />
        </Button>
      </div>
      <p role="status" className="text-12 text-muted">
        {message.length >= MAX_CHAT_LENGTH && (
          <span className="block pt-2">
            <Trans>Messages can have up to {most} characters. Anything longer is cut off.</Trans>
          </span>
        )}
      </p>
    </form>
  );
}

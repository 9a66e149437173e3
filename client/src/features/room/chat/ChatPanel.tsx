import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_CHAT_LENGTH } from '@preproom/models/contract/room/signalling';
import { Send, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button, Input, TextField } from 'react-aria-components';
import type { ChatEntry } from '../../../call/signalling/chat.ts';
import { cx } from '../../../lib/cx.ts';
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

function MessageField({ message, onMessage, onSend }: MessageFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const text = message.trim();
    if (!text) return;
    onSend(text);
    onMessage('');
  };
  return (
    <form
      onSubmit={send}
      className="flex gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] cramped:p-1"
    >
      <TextField
        aria-label={t`Message`}
        value={message}
        onChange={onMessage}
        maxLength={MAX_CHAT_LENGTH}
        className="min-w-0 flex-1"
      >
        <Input
          ref={input}
          placeholder={t`Write a message`}
          autoComplete="off"
          className="min-h-11 w-full rounded-control border border-line-strong bg-paper px-3 text-16 placeholder:text-muted"
        />
      </TextField>
      <Button type="submit" aria-label={t`Send`} isDisabled={!message.trim()} className={roundButton()}>
        <Send />
      </Button>
    </form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_CHAT_LENGTH } from '@preproom/models/contract/room/signalling';
import { Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { roundButton } from '../roundButton.ts';

export interface MessageFieldProps {
  /** The text that is typed but not sent. */
  message: string;
  onMessage: (text: string) => void;
  onSend: (text: string) => void;
  /** Has the focus while it is shown, and gives it back. */
  takesFocus?: boolean;
  /** Why the text can't be sent as it is. */
  fault?: ReactNode;
}

/** Grows with its text. With a mouse there is a keyboard: Enter sends, Shift and Enter begins a line. A finger has the button. */
export function MessageField({ message, onMessage, onSend, takesFocus = false, fault }: MessageFieldProps) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const status = useId();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const most = i18n.number(MAX_CHAT_LENGTH);
  useEffect(() => {
    if (!takesFocus) return;
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [takesFocus]);
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const text = message.trim();
    if (!text || fault) return;
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
          aria-describedby={status}
          aria-invalid={Boolean(fault)}
          rows={1}
          aria-label={t`Message`}
          placeholder={t`Write a message`}
          autoComplete="off"
          value={message}
          onChange={({ target }) => onMessage(target.value.slice(0, MAX_CHAT_LENGTH))}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-line-strong aria-invalid:border-brick bg-paper px-3 py-2 text-16 wrap-anywhere placeholder:text-muted cramped:max-h-20"
        />
        <Button
          type="submit"
          aria-label={t`Send`}
          isDisabled={!message.trim() || Boolean(fault)}
          className={roundButton()}
        >
          <Send />
        </Button>
      </div>
      <p id={status} role="status" className="text-12 text-muted">
        {fault && <span className="block pt-2 text-14 text-brick">{fault}</span>}
        {message.length >= MAX_CHAT_LENGTH && (
          <span className="block pt-2">
            <Trans>Messages can have up to {most} characters. Anything longer is cut off.</Trans>
          </span>
        )}
      </p>
    </form>
  );
}

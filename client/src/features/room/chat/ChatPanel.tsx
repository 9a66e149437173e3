import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import type { ChatEntry } from '../../../call/signalling/chat.ts';
import { cx } from '../../../lib/cx.ts';
import { ChatMessages } from '../../../shared/room/chat/ChatMessages.tsx';
import { MessageField } from '../../../shared/room/chat/MessageField.tsx';
import { roundButton } from '../../../shared/room/roundButton.ts';

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
      <ChatMessages
        entries={entries}
        selfId={selfId}
        otherName={otherName}
        empty={<Trans>Share links and spellings here.</Trans>}
      />
      <MessageField {...field} takesFocus />
    </aside>
  );
}

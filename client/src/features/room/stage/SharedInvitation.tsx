import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { CodeDocument } from '../../../code/sync/codeDocument.ts';
import { Button } from '../../../ui/Button.tsx';
import type { SharedView } from '../code/sharedView.ts';

interface SharedInvitationProps {
  /** Something is stored in the room's document. What it is shows when the document is loaded. */
  hasCode: boolean;
  code: { sync: Pick<CodeDocument, 'doc' | 'hasText' | 'board'> } | null;
  isOpen: (view: SharedView) => boolean;
  onOpen: (view: SharedView) => void;
}

/** Says that there is code or a drawing to see, until it was opened here once. */
export function SharedInvitation({ hasCode, code, isOpen, onOpen }: SharedInvitationProps) {
  const [opened, setOpened] = useState<readonly SharedView[]>([]);
  const newly = (['code', 'board'] as const).filter((view) => isOpen(view) && !opened.includes(view));
  if (newly.length > 0) setOpened([...opened, ...newly]);
  const written = useWritten(code) ?? { code: hasCode, board: hasCode };
  const isNew = (view: SharedView) => written[view] && !opened.includes(view) && !isOpen(view);
  const [hasNewCode, hasNewBoard] = [isNew('code'), isNew('board')];
  return (
    <div role="status" className="contents">
      {(hasNewCode || hasNewBoard) && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-card bg-raised py-1 pr-1 pl-4 shadow-layer">
          {!hasNewBoard ? (
            <Trans>There’s code in this room.</Trans>
          ) : hasNewCode ? (
            <Trans>There’s code or a drawing in this room.</Trans>
          ) : (
            <Trans>There’s a drawing in this room.</Trans>
          )}
          {hasNewCode && (
            <Button tone="quiet" onClick={() => onOpen('code')}>
              <Trans>Open the code</Trans>
            </Button>
          )}
          {hasNewBoard && (
            <Button tone="quiet" onClick={() => onOpen('board')}>
              <Trans>Open the board</Trans>
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** What the loaded document holds; null before it is loaded. */
function useWritten(code: SharedInvitationProps['code']): Record<SharedView, boolean> | null {
  const [written, setWritten] = useState<Record<SharedView, boolean> | null>(null);
  useEffect(() => {
    if (!code) return setWritten(null);
    const { doc, hasText, board } = code.sync;
    const read = () => {
      const [hasCode, hasBoard] = [hasText(), board.size > 0];
      setWritten((before) =>
        before?.code === hasCode && before.board === hasBoard ? before : { code: hasCode, board: hasBoard },
      );
    };
    read();
    doc.on('update', read);
    return () => doc.off('update', read);
  }, [code]);
  return written;
}

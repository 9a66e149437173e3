import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface CodeInvitationProps {
  /** Something is written in the room's code. */
  hasCode: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

/** Says that there is code to see, until it was opened here once. */
export function CodeInvitation({ hasCode, isOpen, onOpen }: CodeInvitationProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <div role="status" className="contents">
      {hasCode && !wasOpened && (
        <p className="flex items-center gap-3 rounded-card bg-raised py-1 pr-1 pl-4 shadow-layer">
          <Trans>There is code in this room.</Trans>
          <Button tone="quiet" onClick={onOpen}>
            <Trans>Open the code</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}

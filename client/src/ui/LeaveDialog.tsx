import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LeaveGuard } from '../lib/page/useLeaveGuard.ts';
import { Dialog } from './Dialog.tsx';

interface LeaveDialogProps {
  guard: LeaveGuard;
  title?: ReactNode;
  /** The buttons, the main one last. */
  actions: ReactNode;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks when the page is left before everything is saved. */
export function LeaveDialog({ guard, title, actions, children }: LeaveDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title ?? <Trans>Leave without saving?</Trans>}
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      actions={actions}
    >
      <p className="text-muted">{children}</p>
    </Dialog>
  );
}

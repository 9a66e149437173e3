import { Trans, useLingui } from '@lingui/react/macro';
import { useLeaveGuard } from '../../../lib/page/useLeaveGuard.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

/** Asks before unsaved changes are left. */
export function LeaveDialog({ isActive }: { isActive: boolean }) {
  const { t } = useLingui();
  const guard = useLeaveGuard(isActive);
  return (
    <Dialog
      role="alertdialog"
      title={t`Leave without saving?`}
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      actions={
        <>
          <Button tone="quiet" onClick={guard.leave}>
            <Trans>Leave</Trans>
          </Button>
          <Button onClick={guard.stay}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p className="text-muted">
        <Trans>Your latest changes aren’t saved. This tab keeps them until you close it.</Trans>
      </p>
    </Dialog>
  );
}

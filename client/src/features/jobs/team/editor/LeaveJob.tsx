import { Trans } from '@lingui/react/macro';
import { useLeaveGuard } from '../../../../lib/page/useLeaveGuard.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LeaveDialog } from '../../../../ui/LeaveDialog.tsx';
import { SafeButton } from '../../../../ui/SafeButton.tsx';

/** Asks before unsaved changes are left. */
export function LeaveJob({ isActive }: { isActive: boolean }) {
  const guard = useLeaveGuard(isActive);
  return (
    <LeaveDialog
      guard={guard}
      actions={
        <>
          <Button tone="quiet" onClick={guard.leave}>
            <Trans>Leave</Trans>
          </Button>
          <SafeButton onClick={guard.stay}>
            <Trans>Stay</Trans>
          </SafeButton>
        </>
      }
    >
      <Trans>Your latest changes aren’t saved. This tab keeps them until you close it.</Trans>
    </LeaveDialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useLeaveGuard } from '../../../../lib/page/useLeaveGuard.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LeaveDialog } from '../../../../ui/LeaveDialog.tsx';
import { SafeButton } from '../../../../ui/SafeButton.tsx';
import { dropKept } from '../keptAnswers.ts';

/** Asks when the page is left before the session is saved. */
export function LeavePractice({ attemptId, isActive }: { attemptId: string; isActive: boolean }) {
  const { t } = useLingui();
  const guard = useLeaveGuard(isActive);
  const leave = () => {
    dropKept(attemptId);
    guard.leave();
  };
  return (
    <LeaveDialog
      guard={guard}
      title={t`Leave this practice?`}
      actions={
        <>
          <Button tone="danger" onClick={leave}>
            <Trans>Leave</Trans>
          </Button>
          <SafeButton onClick={guard.stay}>
            <Trans>Stay</Trans>
          </SafeButton>
        </>
      }
    >
      <Trans>Your answers aren’t saved yet. To keep those you’ve given, choose “Finish now” instead.</Trans>
    </LeaveDialog>
  );
}

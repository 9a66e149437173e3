import { Trans, useLingui } from '@lingui/react/macro';
import { useLeaveGuard } from '../../../lib/page/useLeaveGuard.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
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
    <Dialog
      role="alertdialog"
      title={t`Leave this practice?`}
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      actions={
        <>
          <Button tone="danger" onClick={leave}>
            <Trans>Leave</Trans>
          </Button>
          <Button onClick={guard.stay}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p className="text-muted">
        <Trans>Your answers aren’t saved yet. To keep those you’ve given, choose “Finish now” instead.</Trans>
      </p>
    </Dialog>
  );
}

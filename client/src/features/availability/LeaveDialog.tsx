import { Trans, useLingui } from '@lingui/react/macro';
import { useLeaveGuard } from '../../lib/page/useLeaveGuard.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AvailabilityDraft } from './useAvailabilityDraft.ts';

/** Asks when the page is left with unsaved changes. */
export function LeaveDialog({ draft }: { draft: AvailabilityDraft }) {
  const { t } = useLingui();
  const guard = useLeaveGuard(draft.isChanged);
  function discard(): void {
    draft.discard();
    guard.leave();
  }
  async function save(): Promise<void> {
    if (await draft.save()) guard.leave();
    else guard.stay();
  }
  return (
    <Dialog
      role="alertdialog"
      title={t`Leave without saving?`}
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      actions={
        <>
          <Button tone="quiet" onClick={guard.stay}>
            <Trans>Stay</Trans>
          </Button>
          <Button tone="danger" onClick={discard}>
            <Trans>Discard changes</Trans>
          </Button>
          <Button isBusy={draft.saving.isPending} onClick={() => void save()}>
            <Trans>Save and leave</Trans>
          </Button>
        </>
      }
    >
      <p className="text-muted">
        <Trans>Your changes to your availability aren’t saved yet.</Trans>
      </p>
    </Dialog>
  );
}

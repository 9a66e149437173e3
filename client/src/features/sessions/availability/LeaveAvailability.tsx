import { Trans } from '@lingui/react/macro';
import { useLeaveGuard } from '../../../lib/page/useLeaveGuard.ts';
import { Button } from '../../../ui/Button.tsx';
import { LeaveDialog } from '../../../ui/LeaveDialog.tsx';
import type { AvailabilityDraft } from './useAvailabilityDraft.ts';

/** Asks when the page is left with unsaved changes. */
export function LeaveAvailability({ draft }: { draft: AvailabilityDraft }) {
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
    <LeaveDialog
      guard={guard}
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
      <Trans>Your changes to your availability aren’t saved yet.</Trans>
    </LeaveDialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { MENTOR_LIMITS } from '@preproom/models/contract/people/mentorLife';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';

type Act = 'decline' | 'suspend';

export interface ReasonDialogProps {
  /** What is to be done; null: the dialog is closed. */
  act: Act | null;
  name: string;
  isBusy: boolean;
  fault: ReactNode;
  onClose: () => void;
  onGive: (act: Act, reason: string) => void;
}

/** Asks why; what was written stays when it fails or the dialog is closed. */
export function ReasonDialog({ act, name, isBusy, fault, onClose, onGive }: ReasonDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const give = () => {
    setMissing(reason.trim() === '');
    if (act && reason.trim() !== '') onGive(act, reason);
  };
  return (
    <Dialog
      title={act === 'suspend' ? t`Suspend ${name}` : t`Decline ${name}`}
      isOpen={act !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      fault={fault}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="danger" type="submit" form={id} isBusy={isBusy}>
            {act === 'suspend' ? <Trans>Suspend</Trans> : <Trans>Decline</Trans>}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          give();
        }}
      >
        <p className="text-muted">
          {act === 'suspend' ? (
            <Trans>
              They’ll be logged out right away, even mid-session. Their booked sessions will be cancelled, and
              their profile won’t be listed until you restore it.
            </Trans>
          ) : (
            <Trans>The mentor can edit their profile and reapply.</Trans>
          )}
        </p>
        <TextArea
          label={t`Reason (the mentor sees this)`}
          name="reason"
          rows={4}
          autoFocus
          maxLength={MENTOR_LIMITS.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isMissing && t`Enter a reason.`}
        />
      </form>
    </Dialog>
  );
}

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
            <Trans>Not now</Trans>
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
              It ends every login at once, also in a room, cancels booked sessions and takes the profile off
              the list, until somebody restores it.
            </Trans>
          ) : (
            <Trans>The mentor can change the profile and apply again.</Trans>
          )}
        </p>
        <TextArea
          label={t`Why? The mentor reads this.`}
          name="reason"
          rows={4}
          autoFocus
          maxLength={MENTOR_LIMITS.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isMissing && t`Write why, in a sentence or two.`}
        />
      </form>
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { MENTOR_LIMITS, type ReasonedAct } from '@preproom/models/contract/mentors/mentorLife';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormTextArea } from '../../../ui/forms/api/FormTextArea.tsx';
import { isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';

export interface ReasonDialogProps {
  /** The action to confirm; null closes the dialog. */
  act: ReasonedAct | null;
  mentorId: string;
  name: string;
  isBusy: boolean;
  fault: ReactNode;
  onClose: () => void;
  /** Throws AppError, which `fault` then shows. */
  onGive: (act: ReasonedAct, reason: string) => Promise<unknown>;
}

/** Asks for a reason. The text is kept when the request fails or the dialog closes. */
export function ReasonDialog({ act, mentorId, name, isBusy, fault, onClose, onGive }: ReasonDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    draft: { key: `act:mentor:${mentorId}`, fields: ['reason'] },
    send: async ({ reason }) => act && onGive(act, reason),
  });
  const titles: Record<ReasonedAct, string> = {
    decline: t`Decline ${name}`,
    refuse: t`Decline changes by ${name}`,
    suspend: t`Suspend ${name}`,
  };
  return (
    <Dialog
      title={act ? titles[act] : ''}
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
      <ApiForm form={form} id={id} isFailureElsewhere>
        <p className="text-muted">
          {act === 'refuse' && (
            <Trans>Their page stays public as it is now. They’re asked to change it, by e-mail too.</Trans>
          )}
          {act === 'suspend' && (
            <Trans>
              They’ll be logged out right away, even mid-session. Their booked sessions will be cancelled, and
              their profile won’t be listed until you restore it.
            </Trans>
          )}
          {act === 'decline' && <Trans>The mentor can edit their profile and reapply.</Trans>}
        </p>
        <FormTextArea
          name="reason"
          label={t`Reason (the mentor sees this)`}
          rows={4}
          autoFocus
          maxLength={MENTOR_LIMITS.reason}
          check={isFilled}
          fault={t`Enter a reason.`}
        />
      </ApiForm>
    </Dialog>
  );
}

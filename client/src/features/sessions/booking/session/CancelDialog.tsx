import { Trans, useLingui } from '@lingui/react/macro';
import {
  CANCELLATIONS,
  MAX_NOTE_LENGTH,
  MIN_REASON_LENGTH,
} from '@preproom/models/contract/sessions/bookings';
import { useId } from 'react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ApiForm } from '../../../../ui/forms/api/ApiForm.tsx';
import { FormTextArea } from '../../../../ui/forms/api/FormTextArea.tsx';
import type { Check } from '../../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import { useBookingCalls } from '../api.ts';
import type { SessionProps } from './SessionCard.tsx';

interface CancelDialogProps extends SessionProps {
  onClose: () => void;
  /** After it has been cancelled. */
  onDone: () => void;
}

/** Asks before a session is cancelled, and says what follows. A mentor has to give a reason. */
export function CancelDialog({ session, side, onClose, onDone }: CancelDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const { cancel } = useBookingCalls();
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    draft: { key: `act:cancel:${session.roomid}`, fields: ['reason'] },
    send: async ({ reason }) => {
      await cancel(session.roomid, reason.trim());
      onDone();
      onClose();
    },
  });
  const isMentor = side === 'mentor';
  return (
    <Dialog
      title={<Trans>Cancel this session?</Trans>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      role="alertdialog"
      fault={form.failure && <Banner tone="error">{errorText(form.failure)}</Banner>}
      actions={
        <>
          <Button tone="danger" type="submit" form={id} isBusy={form.isBusy}>
            <Trans>Cancel session</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Keep session</Trans>
          </Button>
        </>
      }
    >
      <ApiForm form={form} id={id} isFailureElsewhere>
        <p className="text-muted">
          <Consequence session={session} side={side} />
        </p>
        <FormTextArea
          name="reason"
          label={
            isMentor
              ? t`Reason (${session.with.Name} sees this)`
              : t`Reason (optional, your mentor sees this)`
          }
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          check={isMentor ? isLongEnough : null}
          fault={t`Write at least ${MIN_REASON_LENGTH} characters.`}
        />
      </ApiForm>
    </Dialog>
  );
}

const isLongEnough: Check = (reason) => (reason.trim().length < MIN_REASON_LENGTH ? 'is too short' : null);

function Consequence({ session, side }: SessionProps) {
  const { Name } = session.with;
  if (side === 'mentor')
    return (
      <Trans>
        We’ll e-mail {Name}, who can book again. More than {CANCELLATIONS.allowed} cancellations in{' '}
        {CANCELLATIONS.days} days are reported to our team.
      </Trans>
    );
  if (session.isFree) return <Trans>We’ll e-mail {Name}. You can book your free introduction again.</Trans>;
  return <Trans>We’ll e-mail {Name}. You’ll get the round back and can book it again.</Trans>;
}

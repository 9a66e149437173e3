import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { When } from '../../../../ui/When.tsx';
import { useBookingCalls } from '../api.ts';
import { Refusal } from '../confirm/Refusal.tsx';
import { FreeTimesOf } from './FreeTimesOf.tsx';
import type { ShownSession } from './useOwnSession.ts';

interface MoveDialogProps {
  session: ShownSession;
  onClose: () => void;
  /** After it has been moved. */
  onDone: () => void;
}

/** The learner moves the session to another free time of its mentor. */
export function MoveDialog({ session, onClose, onDone }: MoveDialogProps) {
  const { roomid, startsAt, movesLeft } = session;
  const [time, setTime] = useState<string | null>(null);
  const { move } = useBookingCalls();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (to: string) => move(roomid, to),
    onSuccess() {
      onDone();
      onClose();
    },
  });
  return (
    <Dialog
      title={<Trans>Reschedule</Trans>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      fault={error && <Refusal error={error} onChoose={setTime} />}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Keep current time</Trans>
          </Button>
          <Button disabled={!time} isBusy={isPending} onClick={() => time && mutate(time)}>
            <Trans>Reschedule</Trans>
          </Button>
        </>
      }
    >
      <p className="text-14 text-muted">
        <Trans>
          Now: <When instant={startsAt} />
        </Trans>
        <br />
        <Plural
          value={movesLeft - 1}
          _0="This is your last change. After this, your mentor has to agree."
          one="After this, # change is left."
          other="After this, # changes are left."
        />
      </p>
      <FreeTimesOf session={session} chosen={time ? [time] : []} onChoose={setTime} />
    </Dialog>
  );
}

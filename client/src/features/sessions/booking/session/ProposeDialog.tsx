import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_NOTE_LENGTH, MAX_PROPOSED_TIMES } from '@preproom/models/contract/sessions/bookings';
import { useMutation } from '@tanstack/react-query';
import { useSessionDraft } from '../../../../lib/drafts/useSessionDraft.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { useBookingCalls } from '../api.ts';
import { Refusal } from '../confirm/Refusal.tsx';
import { ChosenTimes } from './ChosenTimes.tsx';
import { FreeTimesOf } from './FreeTimesOf.tsx';
import { OwnFreeTimes } from './OwnFreeTimes.tsx';
import type { SessionProps } from './SessionCard.tsx';

const NOTHING: { times: string[]; note: string } = { times: [], note: '' };

interface ProposeDialogProps extends SessionProps {
  onClose: () => void;
  /** After the times have been sent. */
  onDone: () => void;
}

/** Up to three other times for the other side to pick from: a learner names free ones, a mentor any. */
export function ProposeDialog({ session, side, onClose, onDone }: ProposeDialogProps) {
  const { t } = useLingui();
  const { draft, change, forget } = useSessionDraft(`act:propose:${session.roomid}`, NOTHING);
  const { times, note } = draft;
  const { propose } = useBookingCalls();
  const { Name } = session.with;
  const toggle = (time: string) =>
    change({
      times: times.includes(time)
        ? times.filter((one) => one !== time)
        : [...times, time].slice(-MAX_PROPOSED_TIMES),
    });
  const {
    mutate: send,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => propose(session.roomid, times, note.trim()),
    onSuccess() {
      forget();
      onDone();
      onClose();
    },
  });
  return (
    <Dialog
      title={side === 'mentor' ? <Trans>Suggest other times</Trans> : <Trans>Ask for another time</Trans>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      role="alertdialog"
      fault={error && <Refusal error={error} onChoose={toggle} />}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={times.length === 0} isBusy={isPending} onClick={() => send()}>
            <Trans>Send to {Name}</Trans>
          </Button>
        </>
      }
    >
      <p className="text-14 text-muted">
        <Trans>
          Choose up to {MAX_PROPOSED_TIMES} times. {Name} picks one or declines. Until then, the session stays
          as it is.
        </Trans>
      </p>
      <ChosenTimes times={times} onRemove={toggle} />
      {side === 'mentor' ? (
        <OwnFreeTimes session={session} chosen={times} onChoose={toggle} />
      ) : (
        <FreeTimesOf session={session} chosen={times} onChoose={toggle} max={MAX_PROPOSED_TIMES} />
      )}
      <TextArea
        label={t`Note (optional)`}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </Dialog>
  );
}

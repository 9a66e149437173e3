import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useState } from 'react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { DevicePickers } from '../../../devices/DevicePickers.tsx';
import { DeviceProblems } from '../../../devices/DeviceProblems.tsx';
import { asAppError } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { KeyList } from '../../../ui/KeyList.tsx';
import { SafeButton } from '../../../ui/SafeButton.tsx';
import { ConnectionDialog } from '../connection/ConnectionDialog.tsx';
import type { OpenDialog, RoomAction } from './useRoomActions.tsx';

export interface RoomDialogsProps {
  open: OpenDialog;
  onClose: () => void;
  call: Call;
  state: InRoomState;
  actions: RoomAction[];
  onReport: () => void;
}

export function RoomDialogs({ open, onClose, call, state, actions, onReport }: RoomDialogsProps) {
  const { t } = useLingui();
  const shared = { onOpenChange: (isOpen: boolean) => isOpen || onClose() };
  return (
    <>
      <Dialog
        {...shared}
        isOpen={open === 'devices'}
        title={t`Devices`}
        actions={<Close onClick={onClose} />}
      >
        <DeviceProblems media={call.media} mediaState={call.mediaState} />
        <DevicePickers media={call.media} mediaState={call.mediaState} />
      </Dialog>
      <Dialog
        {...shared}
        isOpen={open === 'help'}
        title={t`Keyboard shortcuts`}
        actions={<Close onClick={onClose} />}
      >
        <KeyList keys={actions.map(({ shortcut, label }) => ({ keys: [shortcut], label }))} />
      </Dialog>
      <Dialog
        {...shared}
        isOpen={open === 'connection'}
        title={t`Connection`}
        actions={<Close onClick={onClose} />}
      >
        <ConnectionDialog call={call} state={state} />
      </Dialog>
      <EndDialog
        isOpen={open === 'end'}
        onClose={onClose}
        otherName={state.room.other.Name}
        onLeave={call.session.leave}
        onEnd={call.session.endInterview}
        onReport={onReport}
      />
    </>
  );
}

function Close({ onClick }: { onClick: () => void }) {
  return (
    <Button tone="quiet" onClick={onClick}>
      <Trans>Close</Trans>
    </Button>
  );
}

interface EndDialogProps extends Pick<RoomDialogsProps, 'onClose' | 'onReport'> {
  isOpen: boolean;
  otherName: string;
  onLeave: () => void;
  onEnd: () => Promise<void>;
}

/** Confirms ending, which is final for both people, and offers to leave instead. Reporting the person stands apart below: mentors also write a report. */
function EndDialog({ isOpen, otherName, onClose, onLeave, onEnd, onReport }: EndDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [state, setState] = useState<'asking' | 'ending' | AppError>('asking');
  const end = async () => {
    setState('ending');
    // On success the room closes, and this dialog with it.
    await onEnd().catch((failure: unknown) => setState(asAppError(failure)));
  };
  const close = () => {
    setState('asking');
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      title={t`End the interview for both of you?`}
      onOpenChange={(stays) => stays || close()}
      actions={
        <>
          <Button tone="danger" isBusy={state === 'ending'} onClick={() => void end()}>
            <Trans>End interview</Trans>
          </Button>
          <Button tone="quiet" onClick={onLeave}>
            <Trans>Leave for now</Trans>
          </Button>
          <SafeButton onClick={close}>
            <Trans>Stay</Trans>
          </SafeButton>
        </>
      }
      footer={
        <Button
          tone="quiet"
          size="small"
          className="self-start"
          onClick={() => {
            close();
            onReport();
          }}
        >
          <Trans>Report a problem with {otherName}</Trans>
        </Button>
      }
    >
      <p className="text-muted">
        <Trans>
          {otherName} will be disconnected too, and neither of you can rejoin. Feedback comes next. If you
          only need to step out, leave for now: you can come back.
        </Trans>
      </p>
      {typeof state === 'object' && (
        <p role="alert" className="text-brick">
          {errorText(state)}
        </p>
      )}
    </Dialog>
  );
}

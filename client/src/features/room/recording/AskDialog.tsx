import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordingUnavailable } from '@preproom/models/contract/room/recording/recording';
import type { RecordingState } from '@preproom/models/contract/room/recording/recordingState';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SafeButton } from '../../../ui/SafeButton.tsx';
import { WhatIsRecorded } from './AgreeDialog.tsx';
import { Space } from './Space.tsx';

interface AskDialogProps {
  otherName: string;
  unavailable: RecordingUnavailable | null;
  hasMet: boolean;
  isLearner: boolean;
  state: RecordingState;
  onAsk: () => void;
  onStop: (askId: string) => void;
  onClose: () => void;
}

/** Begins with the question to the other person, or ends what is on. */
export function AskDialog(props: AskDialogProps) {
  const { otherName, unavailable, hasMet, isLearner, state, onAsk, onStop, onClose } = props;
  const { t } = useLingui();
  const mayAsk = unavailable === null && hasMet && state.status === 'off';
  return (
    <Dialog
      isOpen
      title={t`Record the interview`}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          {mayAsk && (
            <>
              <Button onClick={onAsk}>
                <Trans>Ask {otherName}</Trans>
              </Button>
              <Button tone="quiet" onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
            </>
          )}
          {state.status !== 'off' && (
            <Button tone="quiet" onClick={() => onStop(state.askId)}>
              <Trans>Stop for both</Trans>
            </Button>
          )}
          {!mayAsk && (
            <SafeButton onClick={onClose}>
              <Trans>Close</Trans>
            </SafeButton>
          )}
        </>
      }
    >
      {unavailable ? (
        <p>
          <Unavailable reason={unavailable} isLearner={isLearner} />
        </p>
      ) : !hasMet ? (
        <p>
          <Trans>You can record once you’re both in the room.</Trans>
        </p>
      ) : state.status === 'on' ? (
        <p>
          <Trans>You’ve both agreed to record, each on your own device.</Trans>
        </p>
      ) : state.status === 'asked' ? (
        <p>
          <Trans>Waiting for {otherName} to agree to the recording</Trans>
        </p>
      ) : (
        <>
          <WhatIsRecorded />
          <Space />
        </>
      )}
    </Dialog>
  );
}

function Unavailable({ reason, isLearner }: { reason: RecordingUnavailable; isLearner: boolean }) {
  if (reason === 'birth_date_needed' && isLearner)
    return (
      <Trans>Only people aged 18 or over can be recorded. Add your date of birth to your profile.</Trans>
    );
  return <Trans>Only people aged 18 or over can be recorded.</Trans>;
}

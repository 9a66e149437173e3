import { Trans, useLingui } from '@lingui/react/macro';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { Refused } from '../../../shared/room/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Room } from '../parts/api.ts';
import { AgreeDialog } from './AgreeDialog.tsx';
import { AskDialog } from './AskDialog.tsx';
import { RecordingSign } from './RecordingSign.tsx';
import { useRecorder } from './useRecorder.ts';
import { useRecording } from './useRecording.ts';
import { useRecordingWords } from './useRecordingWords.ts';

export interface RecordingLayerProps {
  room: Room;
  call: Call;
  state: InRoomState;
  /** The dialog that asks the other person is open. */
  isAsking: boolean;
  onClose: () => void;
}

/** Recording on both devices: the question, the answer, the sign while it is on, and what went wrong. */
export function RecordingLayer({ room, call, state, isAsking, onClose }: RecordingLayerProps) {
  const { self, other, sessionStatus } = state.room;
  const recording = useRecording(room.roomid, self.side, call.session.code, state.signalling !== 'joined');
  const { state: agreed } = recording;
  const isOn = agreed.status === 'on';
  const recorder = useRecorder({
    roomid: room.roomid,
    userId: recording.userId,
    recordingId: isOn ? agreed.askId : null,
    call,
  });
  const spoken = useRecordingWords(recording, self.side, other.Name);
  const isAsked = agreed.status === 'asked' && agreed.by !== self.side;
  return (
    <>
      {isOn && <RecordingSign recorder={recorder} onStop={() => recording.stop(agreed.askId)} />}
      {agreed.status === 'asked' && agreed.by === self.side && (
        <Asked otherName={other.Name} onCancel={() => recording.stop(agreed.askId)} />
      )}
      {recording.refused?.refused && (
        <Refused
          code={recording.refused.refused}
          onClose={() => recording.refused && recording.discard(recording.refused.key)}
        />
      )}
      <div role="status" aria-atomic="false" className="sr-only">
        {spoken.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {isAsked && (
        <AgreeDialog
          otherName={other.Name}
          onAgree={() => recording.agree(agreed.askId)}
          onRefuse={() => recording.stop(agreed.askId)}
        />
      )}
      {isAsking && !isAsked && (
        <AskDialog
          otherName={other.Name}
          unavailable={recording.unavailable}
          hasMet={sessionStatus !== 'booked'}
          isLearner={self.side === 'learner'}
          state={agreed}
          onAsk={() => {
            recording.ask();
            onClose();
          }}
          onStop={(askId) => {
            recording.stop(askId);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}

function Asked({ otherName, onCancel }: { otherName: string; onCancel: () => void }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Recording`}
      className="flex items-center gap-2 rounded-card border border-line bg-raised/95 px-3 py-1 text-14 shadow-layer"
    >
      <p className="min-w-0 wrap-anywhere">
        <Trans>Waiting for {otherName} to agree to the recording</Trans>
      </p>
      <Button tone="quiet" size="small" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </section>
  );
}

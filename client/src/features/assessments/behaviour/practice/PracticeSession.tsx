import { useState } from 'react';
import type { PracticeSetup } from '../api.ts';
import { chooseQuestions } from './chooseQuestions.ts';
import { PracticeBadges } from './PracticeBadges.tsx';
import { PracticeCheck } from './PracticeCheck.tsx';
import { PracticeRoom } from './PracticeRoom.tsx';
import { newAttemptId, type PracticeChoice } from './practiceChoice.ts';
import { useAgreement } from './useAgreement.ts';
import { usePracticeMeasures } from './usePracticeMeasures.ts';
import { usePracticeMedia } from './usePracticeMedia.ts';

export interface PracticeSessionProps {
  setup: PracticeSetup;
  choice: PracticeChoice;
  /** Back to the choice. */
  onBack: () => void;
}

/** One practice session: first the devices and consents, then the questions. */
export function PracticeSession({ setup, choice, onBack }: PracticeSessionProps) {
  const [attemptId] = useState(newAttemptId);
  const [questions] = useState(() => chooseQuestions(setup.questions, choice.set, Math.random));
  const [isRecording, setRecording] = useState(choice.mode !== 'writing');
  const [hasStarted, setStarted] = useState(false);
  const devices = usePracticeMedia(choice.mode);
  const reading = useAgreement(attemptId, 'expression_reading');
  const speech = useAgreement(attemptId, 'talk_time');
  const measured = usePracticeMeasures({
    media: devices.media,
    modelSha256: setup.readings.modelSha256,
    isRead: reading.isGranted && choice.mode === 'camera',
    hasStarted,
  });
  const shared = { choice, devices, reading, speech, isRecording, onBack };
  if (!hasStarted)
    return (
      <PracticeCheck {...shared} setup={setup} onRecording={setRecording} onStart={() => setStarted(true)}>
        <PracticeBadges {...shared} measures={measured.measures} />
      </PracticeCheck>
    );
  return <PracticeRoom {...shared} attemptId={attemptId} questions={questions} measured={measured} />;
}

import { type ComponentType, useState } from 'react';
import type { PracticeSetup } from '../api.ts';
import { chooseQuestions } from './chooseQuestions.ts';
import { PracticeCheck } from './PracticeCheck.tsx';
import { PracticeRoom, type ReadingBadgeProps } from './PracticeRoom.tsx';
import { newAttemptId, type PracticeChoice } from './practiceChoice.ts';
import { useAgreement } from './useAgreement.ts';
import { usePracticeMedia } from './usePracticeMedia.ts';

export interface PracticeSessionProps {
  setup: PracticeSetup;
  choice: PracticeChoice;
  /** Back to the choice. */
  onBack: () => void;
  ReadingBadge: ComponentType<ReadingBadgeProps>;
}

/** One practice session: first the devices and consents, then the questions. */
export function PracticeSession({ setup, choice, onBack, ReadingBadge }: PracticeSessionProps) {
  const [attemptId] = useState(newAttemptId);
  const [questions] = useState(() => chooseQuestions(setup.questions, choice.set, Math.random));
  const [isRecording, setRecording] = useState(choice.mode !== 'writing');
  const [hasStarted, setStarted] = useState(false);
  const devices = usePracticeMedia(choice.mode);
  const reading = useAgreement(attemptId, 'expression_reading');
  const speech = useAgreement(attemptId, 'talk_time');
  const shared = { choice, devices, reading, speech, isRecording, onBack };
  if (!hasStarted)
    return (
      <PracticeCheck {...shared} setup={setup} onRecording={setRecording} onStart={() => setStarted(true)} />
    );
  return (
    <PracticeRoom
      {...shared}
      attemptId={attemptId}
      questions={questions}
      modelSha256={setup.readings.modelSha256}
      ReadingBadge={ReadingBadge}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { PracticeQuestion } from '@preproom/models/contract/assessments/practice';
import { PageHead } from '../../../../lib/page/PageHead.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import { Answering } from './Answering.tsx';
import { LeavePractice } from './LeavePractice.tsx';
import { PracticeBadges } from './PracticeBadges.tsx';
import { PracticeDevices } from './PracticeDevices.tsx';
import { Preparing } from './Preparing.tsx';
import type { PracticeChoice } from './practiceChoice.ts';
import { SavePractice } from './SavePractice.tsx';
import type { Agreement } from './useAgreement.ts';
import type { MeasuredPractice } from './usePracticeMeasures.ts';
import type { PracticeMedia } from './usePracticeMedia.ts';
import { type RunningPractice, usePracticeRun } from './usePracticeRun.ts';

export interface PracticeRoomProps {
  attemptId: string;
  questions: readonly PracticeQuestion[];
  choice: PracticeChoice;
  devices: PracticeMedia;
  measured: MeasuredPractice;
  reading: Agreement;
  speech: Agreement;
  isRecording: boolean;
  /** Back to the choice, when no question was answered. */
  onBack: () => void;
}

/** The questions one by one, with what is measured beside them. */
export function PracticeRoom(props: PracticeRoomProps) {
  const { t } = useLingui();
  const { reading, speech, devices, questions, choice } = props;
  const practice = usePracticeRun({
    ...props,
    media: devices.media,
    agreed: { reading: reading.isGranted, speech: speech.isGranted },
  });
  const { run } = practice;
  if (run.step.kind === 'done') return <SavePractice {...props} practice={practice} />;
  const [number, total] = [run.step.index + 1, questions.length];
  return (
    <>
      <PageHead title={t`Practice room`} noIndex />
      <LeavePractice attemptId={props.attemptId} isActive />
      <div className="flex flex-col gap-2">
        <p className="text-14 text-muted">
          <Trans>
            Question {number} of {total}
          </Trans>
        </p>
        {props.isRecording && run.step.kind === 'answering' && choice.mode !== 'writing' && (
          <p className="flex items-center gap-2 text-14">
            <span aria-hidden className="size-2.5 rounded-full bg-brick" />
            <Trans>Recording on this device</Trans>
          </p>
        )}
        <Progress label={t`Questions answered`} share={run.answers.length / total} />
      </div>
      <Question {...props} practice={practice} />
      <PracticeBadges {...props} measures={props.measured.measures} />
      <Button tone="quiet" onClick={practice.finish} className="self-start">
        {run.answers.length > 0 ? <Trans>Finish now</Trans> : <Trans>Stop practice</Trans>}
      </Button>
    </>
  );
}

type WithPractice = PracticeRoomProps & { practice: RunningPractice };

function Question({ questions, choice, devices, practice }: WithPractice) {
  const { step } = practice.run;
  const question = step.kind === 'done' ? undefined : questions[step.index];
  if (step.kind === 'done' || !question) return null;
  const isWriting = choice.mode === 'writing' || devices.mediaState.microphone.status === 'failed';
  return (
    <div className="flex flex-col gap-6 sm:flex-row-reverse sm:items-start sm:justify-between">
      {choice.mode !== 'writing' && <PracticeDevices {...devices} mode={choice.mode} />}
      {step.kind === 'preparing' ? (
        <Preparing key={question.id} question={question} endsAtMs={step.endsAtMs} practice={practice} />
      ) : (
        <Answering
          key={question.id}
          question={question}
          endsAtMs={step.endsAtMs}
          practice={practice}
          isWriting={isWriting}
        />
      )}
    </div>
  );
}

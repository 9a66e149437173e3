import { Trans, useLingui } from '@lingui/react/macro';
import type { PracticeQuestion } from '@preproom/models/contract/assessments/practice';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useQuestionTexts } from '../practiceTexts.ts';
import { QuestionHeading } from './QuestionHeading.tsx';
import type { RunningPractice } from './usePracticeRun.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface PreparingProps {
  question: PracticeQuestion;
  endsAtMs: number;
  practice: RunningPractice;
}

/** The question and a tip, with time to think that can be skipped. */
export function Preparing({ question, endsAtMs, practice }: PreparingProps) {
  const { t } = useLingui();
  const { tipText } = useQuestionTexts();
  const { secondsText } = useAmountTexts();
  const seconds = useSecondsLeft(endsAtMs, practice.sessionMs, practice.begin);
  const time = secondsText(1000 * question.seconds);
  return (
    <section aria-label={t`Time to think`} className="flex min-w-0 grow flex-col items-start gap-4">
      <QuestionHeading question={question} />
      <p className="max-w-prose text-muted">{tipText(question)}</p>
      <p role="timer" className="font-heading text-38 font-semibold tabular-nums">
        {seconds}
      </p>
      <p className="text-14 text-muted">
        <Trans>Your answer starts when this reaches 0. You’ll have {time}.</Trans>
      </p>
      <Button size="large" onClick={practice.begin}>
        <Trans>Start answering now</Trans>
      </Button>
    </section>
  );
}

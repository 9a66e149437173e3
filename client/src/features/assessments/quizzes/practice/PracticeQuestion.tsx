import { Trans } from '@lingui/react/macro';
import type { PracticeScope, PracticeStep } from '@preproom/models/contract/assessments/topicPractice';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { When } from '../../../../ui/When.tsx';
import { AnsweredView } from '../item/AnsweredView.tsx';
import { ItemView } from '../item/ItemView.tsx';
import { QuestionView } from '../item/QuestionView.tsx';
import { usePracticeCalls } from './api.ts';
import { Hints } from './Hints.tsx';
import { Streak } from './Streak.tsx';

export interface PracticeQuestionProps {
  scope: PracticeScope;
  step: PracticeStep;
  isFetching: boolean;
  /** Why the next question did not come. */
  nextError: AppError | null;
  onNext: () => void;
}

/** A question with its hints; once it is answered, the worked answer and the way on. */
export function PracticeQuestion({ scope, step, ...next }: PracticeQuestionProps) {
  const calls = usePracticeCalls(scope, step.position);
  const { mutate, isPending, error } = useMutation({ mutationFn: calls.answer });
  if (step.answered) return <Told step={step} answered={step.answered} {...next} />;
  return (
    <Card as="section">
      <QuestionView
        item={step.item}
        focusKey={step.position}
        isBusy={isPending}
        error={error}
        onAnswer={mutate}
        head={() => <Position step={step} />}
        foot={
          <Hints
            hints={step.hints}
            hintsLeft={step.hintsLeft}
            language={step.item.textLanguage}
            onTake={calls.takeHint}
          />
        }
      />
    </Card>
  );
}

function Position({ step }: { step: PracticeStep }) {
  const number = step.position + 1;
  return (
    <p className="text-14 text-muted tabular-nums">
      <Trans>Question {number}</Trans>
    </p>
  );
}

interface ToldProps extends Omit<PracticeQuestionProps, 'scope'> {
  answered: NonNullable<PracticeStep['answered']>;
}

function Told({ step, answered, isFetching, nextError, onNext }: ToldProps) {
  const errorText = useErrorText();
  const { right, answered: count } = step.progress;
  return (
    <div className="flex flex-col gap-4">
      <Card as="section" className="flex flex-col gap-4">
        <Position step={step} />
        <ItemView item={answered.item} focusKey={`${step.position} told`}>
          <AnsweredView answered={answered} />
        </ItemView>
        {step.nextReviewAt && (
          <p className="text-14 text-muted">
            <Trans>
              Comes back for review on <When instant={step.nextReviewAt} show="day" />
            </Trans>
          </p>
        )}
        {nextError && <Banner tone="error">{errorText(nextError)}</Banner>}
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isFetching} onClick={onNext} className="max-sm:w-full">
            <Trans>Next question</Trans>
          </Button>
          <ButtonLink tone="quiet" to="/assessments/topics" className="max-sm:w-full">
            <Trans>All topics</Trans>
          </ButtonLink>
        </div>
      </Card>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <Streak streak={step.streak} />
        <p className="text-14 text-muted tabular-nums">
          <Trans>
            This topic: {right} of {count} correct
          </Trans>
        </p>
      </Card>
    </div>
  );
}

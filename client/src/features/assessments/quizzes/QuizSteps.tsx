import { Trans, useLingui } from '@lingui/react/macro';
import type { Quiz } from '@preproom/models/contract/assessments/quizzes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { type TimedQuiz, useQuizCalls } from './api.ts';
import { CurrentItem } from './CurrentItem.tsx';
import { EndQuiz } from './EndQuiz.tsx';
import { EnglishNote } from './EnglishNote.tsx';
import { AnsweredView } from './item/AnsweredView.tsx';
import { ItemView } from './item/ItemView.tsx';
import { QuizIntro } from './QuizIntro.tsx';
import { QuizResultView } from './result/QuizResultView.tsx';

/** Intro, question, explanation, question, …, result: each follows from what the server has stored. */
export function QuizSteps({ timed: { quiz, endsAtMs } }: { timed: TimedQuiz }) {
  const errorText = useErrorText();
  const calls = useQuizCalls(quiz._id);
  const { mutate, isPending, error } = useMutation({ mutationFn: calls.askNext });
  // A quiz that ends while it is open here shows the last explanation before its result.
  const [hasSeenAll, setSeenAll] = useState(quiz.status === 'done');
  const isNew = quiz.answered.length === 0 && !quiz.current;
  const shown = quiz.current?.item ?? quiz.answered.at(-1)?.item;
  const askNext = () => mutate();
  if (quiz.status === 'done' && (hasSeenAll || isNew)) return <QuizResultView quiz={quiz} />;
  return (
    <div className="flex flex-col gap-4">
      {shown && <EnglishNote textLanguage={shown.textLanguage} />}
      {isNew && <QuizIntro count={quiz.of} isBusy={isPending} onStart={askNext} />}
      {quiz.current && endsAtMs !== null && (
        <CurrentItem key={quiz.current.position} quiz={quiz} current={quiz.current} endsAtMs={endsAtMs} />
      )}
      {!isNew && !quiz.current && (
        <LastAnswered quiz={quiz} isBusy={isPending} onNext={askNext} onResult={() => setSeenAll(true)} />
      )}
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      {quiz.status === 'open' && !isNew && <EndQuiz onEnd={calls.end} />}
    </div>
  );
}

interface LastAnsweredProps {
  quiz: Quiz;
  isBusy: boolean;
  onNext: () => void;
  onResult: () => void;
}

/** The explanation of the last answer, and the way on. */
function LastAnswered({ quiz, isBusy, onNext, onResult }: LastAnsweredProps) {
  const { t } = useLingui();
  const last = quiz.answered.at(-1);
  if (!last) return null;
  const number = quiz.answered.length;
  const isOver = quiz.status === 'done';
  return (
    <Card as="section" labelledBy="answered" className="flex flex-col gap-4">
      <p id="answered" className="text-14 text-muted tabular-nums">
        {t`Question ${number} of ${quiz.of}`}
      </p>
      <ItemView item={last.item} focusKey={number}>
        <AnsweredView answered={last} />
      </ItemView>
      <Button isBusy={isBusy} onClick={isOver ? onResult : onNext} className="self-start max-sm:w-full">
        {isOver ? <Trans>See your result</Trans> : <Trans>Next question</Trans>}
      </Button>
    </Card>
  );
}

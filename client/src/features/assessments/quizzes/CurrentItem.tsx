import { Trans } from '@lingui/react/macro';
import type { Choice, Quiz } from '@preproom/models/contract/assessments/quizzes';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUnderClock } from '../../../lib/page/underClock.ts';
import { Card } from '../../../ui/Card.tsx';
import { useQuizCalls } from './api.ts';
import { QuestionView } from './item/QuestionView.tsx';
import { TimeLeft } from './item/TimeLeft.tsx';

/** A little more than the server waits for a late answer; then it says that the item is over. */
const LATE_AFTER_MS = 6_000;

interface CurrentItemProps {
  quiz: Quiz;
  current: NonNullable<Quiz['current']>;
  /** In the server's time. */
  endsAtMs: number;
}

/** The question that is asked, with its time. What is chosen when the time is over is sent. */
export function CurrentItem({ quiz, current, endsAtMs }: CurrentItemProps) {
  useUnderClock(true);
  const calls = useQuizCalls(quiz._id);
  const { mutate, isPending, error } = useMutation({
    // Null: only what the server has by now.
    mutationFn: (choice: Choice | null) =>
      choice ? calls.answer(current.position, choice) : calls.refresh(),
  });
  const waitForEnd = useWaitForEnd(() => mutate(null));
  // An order is there from the start; that it was not moved says nothing.
  const isSentAtEnd = current.item.kind !== 'order';
  const number = current.position + 1;
  return (
    <Card as="section">
      <QuestionView
        item={current.item}
        focusKey={current.position}
        isBusy={isPending}
        error={error}
        onAnswer={mutate}
        head={(choice) => (
          <>
            <p className="text-14 text-muted tabular-nums">
              <Trans>
                Question {number} of {quiz.of}
              </Trans>
            </p>
            <TimeLeft
              endsAtMs={endsAtMs}
              limitMs={current.limitMs}
              onOver={() => (choice && isSentAtEnd ? mutate(choice) : waitForEnd())}
            />
          </>
        )}
      />
    </Card>
  );
}

/** Calls back once the server no longer takes an answer. */
function useWaitForEnd(onEnd: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(onEnd, LATE_AFTER_MS);
  };
}

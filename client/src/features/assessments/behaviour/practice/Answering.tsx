import { Trans, useLingui } from '@lingui/react/macro';
import { type PracticeQuestion, WARNING_SECONDS } from '@preproom/models/contract/assessments/practice';
import { timeParts } from '@preproom/models/contract/sessions/meetingTime';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { clockText } from '../../../../lib/texts/clockText.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { QuestionHeading } from './QuestionHeading.tsx';
import type { RunningPractice } from './usePracticeRun.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface AnsweringProps {
  question: PracticeQuestion;
  endsAtMs: number;
  practice: RunningPractice;
  /** The answer is typed: as chosen, or because the microphone was lost. */
  isWriting: boolean;
}

/** The answer against the clock. It ends with "Done" or when the time is up; what was typed until then counts. */
export function Answering({ question, endsAtMs, practice, isWriting }: AnsweringProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const end = () => practice.end(text);
  const seconds = useSecondsLeft(endsAtMs, practice.sessionMs, end);
  const field = useRef<HTMLTextAreaElement>(null);
  // Focuses the field after the heading took focus.
  useEffect(() => {
    if (isWriting) field.current?.focus();
  }, [isWriting]);
  const isEnding = seconds <= WARNING_SECONDS;
  return (
    <section aria-label={t`Your answer`} className="flex min-w-0 grow flex-col items-start gap-4">
      <QuestionHeading question={question} />
      <p
        role="timer"
        className={cx('font-heading text-38 font-semibold tabular-nums', isEnding && 'text-amber')}
      >
        {clockText(timeParts(1000 * seconds))}
      </p>
      <p role="alert" className="text-14 font-medium">
        {isEnding && <Trans>Less than {WARNING_SECONDS} seconds left</Trans>}
      </p>
      {isWriting && (
        <TextArea
          ref={field}
          label={t`Your answer`}
          rows={6}
          maxLength={6_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="w-full"
        />
      )}
      <Button size="large" onClick={end}>
        <Trans>Done</Trans>
      </Button>
    </section>
  );
}

import type { PracticeQuestion } from '@preproom/models/contract/assessments/practice';
import { useEffect, useRef } from 'react';
import { useQuestionTexts } from '../practiceTexts.ts';

/** The question as the page's heading. Takes the focus when it is new, so that a screen reader reads it. */
export function QuestionHeading({ question }: { question: PracticeQuestion }) {
  const { questionText } = useQuestionTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-24 wrap-anywhere sm:text-30">
      {questionText(question)}
    </h1>
  );
}

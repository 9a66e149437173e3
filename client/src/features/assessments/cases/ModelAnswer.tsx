import { Trans } from '@lingui/react/macro';
import type { AnsweredStep, CaseAnswer, ShownStep } from '@preproom/models/contract/assessments/cases';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { caseNumber } from './caseTexts.ts';

export interface ModelAnswerProps {
  answered: AnsweredStep;
  number: number;
  of: number;
  /** What the learner wrote; empty if nothing. */
  words: string;
  /** It stands alone on the page; otherwise it is one below the heading of the whole case. */
  takesFocus?: boolean;
}

/** An answered step: the answer beside the key, why, and what a strong candidate says. */
export function ModelAnswer({ answered, number, of, words, takesFocus = false }: ModelAnswerProps) {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) question.current?.focus();
  }, [takesFocus]);
  const Heading = takesFocus ? 'h2' : 'h3';
  const { step, answer, key, isRight, slip, explanation, strong } = answered;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-14 text-muted tabular-nums">
        <Trans>
          Step {number} of {of}
        </Trans>
      </p>
      <Heading ref={question} tabIndex={-1} lang="en" className="text-18 wrap-anywhere sm:text-20">
        {step.question}
      </Heading>
      {isRight ? (
        <p className="flex items-center gap-2 font-medium text-leaf">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          <Trans>Correct</Trans>
        </p>
      ) : (
        <p className="flex items-center gap-2 font-medium text-brick">
          <CircleX aria-hidden className="size-5 shrink-0" />
          <Trans>Incorrect</Trans>
        </p>
      )}
      <dl className="flex flex-col gap-2">
        {!isRight && (
          <div>
            <dt className="text-14 text-muted">
              <Trans>Your answer</Trans>
            </dt>
            <dd lang="en">
              <AnswerText step={step} answer={answer} /> {slip}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-14 text-muted">
            <Trans>Correct answer</Trans>
          </dt>
          <dd lang="en">
            <AnswerText step={step} answer={key} />
          </dd>
        </div>
        {words && (
          <div>
            <dt className="text-14 text-muted">
              <Trans>In your own words</Trans>
            </dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{words}</dd>
          </div>
        )}
      </dl>
      <p lang="en" className="max-w-prose">
        {explanation}
      </p>
      <div className="flex flex-col gap-1 border-s-4 border-peacock ps-4">
        <p className="text-14 text-muted">
          <Trans>What a strong candidate says</Trans>
        </p>
        <p lang="en" className="max-w-prose">
          {strong}
        </p>
      </div>
    </div>
  );
}

/** A choice or a number as text. */
export function AnswerText({ step, answer }: { step: ShownStep; answer: CaseAnswer }) {
  if ('number' in answer) return `${caseNumber(answer.number)} (${step.unit})`;
  if (step.kind === 'single') return step.options[answer.choice[0] ?? -1];
  return (
    <ol className="list-decimal ps-6">
      {answer.choice.map((position) => (
        <li key={position}>{step.options[position]}</li>
      ))}
    </ol>
  );
}

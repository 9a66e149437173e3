import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseAnswer, CaseRun, ShownStep } from '@preproom/models/contract/assessments/cases';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Options } from '../quizzes/item/Options.tsx';
import { Hints } from '../quizzes/practice/Hints.tsx';
import { useCaseCalls } from './api.ts';
import { CaseMaterial } from './CaseMaterial.tsx';
import { typedNumber } from './caseTexts.ts';
import { keepWords, readWords } from './wordDrafts.ts';

export interface StepFormProps {
  run: CaseRun;
  current: NonNullable<CaseRun['current']>;
  /** Called once the answer is stored. */
  onAnswered: (position: number) => void;
}

/**
 * The question of a step, what it is worked out from (after it, or beside it where there is room), an answer to pick or type, and
 * room for the learner's own words.
 */
export function StepForm({ run, current, onAnswered }: StepFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const calls = useCaseCalls(run._id);
  const { step, position } = current;
  const question = useFocus();
  const [choice, setChoice] = useState(() => firstChoice(step));
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState(() => readWords(run._id, position));
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: CaseAnswer) => calls.answer(position, answer),
    onSuccess: () => onAnswered(position),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = answerOf(step, choice, typed);
    setMissing(answer === null);
    if (answer && !isPending) mutate(answer);
  };
  const number = position + 1;
  return (
    <Card as="section" className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-14 text-muted tabular-nums">
          <Trans>
            Step {number} of {run.of}
          </Trans>
        </p>
        <h2 ref={question} tabIndex={-1} lang="en" className="text-20 wrap-anywhere sm:text-24">
          {step.question}
        </h2>
      </div>
      <div className="min-w-0 empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CaseMaterial exhibits={run.exhibits} before={run.answered} step={step} />
      </div>
      <form onSubmit={submit} className="flex min-w-0 flex-col gap-4">
        {step.kind === 'number' ? (
          <TextField
            label={step.unit ? t`Your answer (${step.unit})` : t`Your answer`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isMissing ? t`Enter a number.` : undefined}
          />
        ) : (
          <div lang="en">
            <Options item={{ kind: step.kind, options: step.options }} choice={choice} onChange={setChoice} />
          </div>
        )}
        <TextArea
          label={t`In your own words (optional)`}
          help={t`Stays on this device. Compare it with the model answer.`}
          rows={3}
          maxLength={1_000}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            keepWords(run._id, position, target.value);
          }}
        />
        <Hints
          hints={current.hints}
          hintsLeft={current.hintsLeft}
          language="en"
          onTake={(hint) => calls.takeHint(position, hint)}
        />
        {isMissing && step.kind !== 'number' && (
          <Banner tone="error">
            <Trans>Choose an answer first.</Trans>
          </Banner>
        )}
        {error && <Banner tone="error">{errorText(error)}</Banner>}
        <Button type="submit" isBusy={isPending} className="self-start max-sm:w-full">
          <Trans>Submit answer</Trans>
        </Button>
      </form>
    </Card>
  );
}

/** Moves the focus to the question when its step begins. */
function useFocus() {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return question;
}

/** What is chosen before the learner has chosen: the shown order of a sequence, nothing otherwise. */
function firstChoice({ kind, options }: ShownStep): number[] {
  return kind === 'order' ? options.map((_, position) => position) : [];
}

function answerOf({ kind }: ShownStep, choice: number[], typed: string): CaseAnswer | null {
  if (kind !== 'number') return choice.length > 0 ? { choice } : null;
  const number = typedNumber(typed);
  return number === null ? null : { number };
}

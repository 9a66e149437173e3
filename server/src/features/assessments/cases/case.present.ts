import type { CaseResult } from '@preproom/models/contract/assessments/caseResult';
import type {
  AnsweredStep,
  CaseRun,
  ShownExhibit,
  ShownStep,
} from '@preproom/models/contract/assessments/cases';
import type { CaseStudy, Step } from './caseStudy.ts';
import { type CaseAttempt, studyOf, workOf } from './caseWork.ts';
import { isRightAnswer, slipOf, stepKey, stepOptions } from './judgeStep.ts';

/** The case as the learner may see it now: exhibits up to the current step, keys of answered steps. */
export function presentCase(attempt: CaseAttempt): CaseRun {
  const study = studyOf(attempt);
  const { answers, orders, hints } = workOf(attempt);
  const { title, kind, minutes, statement, steps } = study;
  const current = attempt.status === 'open' ? steps[answers.length] : undefined;
  const onTable = new Set(
    steps.slice(0, answers.length + (current ? 1 : 0)).flatMap(({ exhibits }) => exhibits),
  );
  return {
    _id: attempt._id.toString(),
    ...{ title, kind, minutes, statement },
    status: attempt.status === 'open' ? 'open' : 'done',
    startedAt: attempt.startedAt.toISOString(),
    of: steps.length,
    exhibits: study.exhibits.filter(({ id }) => onTable.has(id)).map(presentExhibit),
    answered: steps
      .slice(0, answers.length)
      .map((step, place) => presentAnswered(attempt, study, step, place)),
    current: current
      ? {
          position: answers.length,
          step: showStep(current, orders[answers.length] ?? []),
          hints: current.hints.slice(0, hints),
          hintsLeft: current.hints.length - hints,
        }
      : null,
    result: attempt.result as CaseResult | null,
  };
}

function presentExhibit({ id, title, columns, rows, note }: CaseStudy['exhibits'][number]): ShownExhibit {
  return { id, title, columns, rows, note: note ?? null };
}

function showStep(step: Step, order: readonly number[]): ShownStep {
  const options = stepOptions(step);
  return {
    kind: step.kind,
    question: step.question,
    exhibits: step.exhibits,
    options: order.map((position) => options[position] ?? ''),
    unit: step.kind === 'number' ? step.unit : null,
  };
}

function presentAnswered(attempt: CaseAttempt, study: CaseStudy, step: Step, place: number): AnsweredStep {
  const { answers, orders } = workOf(attempt);
  const order = orders[place] ?? [];
  const answer = answers[place] ?? stepKey(step, order);
  return {
    step: showStep(step, order),
    answer,
    isRight: isRightAnswer(step, order, answer),
    slip: slipOf(step, answer, study.exhibits),
    key: stepKey(step, order),
    explanation: step.explanation,
    strong: step.strong,
  };
}

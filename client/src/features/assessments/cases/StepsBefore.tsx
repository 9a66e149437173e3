import { Trans } from '@lingui/react/macro';
import type { AnsweredStep } from '@preproom/models/contract/assessments/cases';
import { AccordionItem } from '../../../ui/Accordion.tsx';
import { AnswerText } from './ModelAnswer.tsx';

interface StepsBeforeProps {
  answered: readonly AnsweredStep[];
  /** Open at first: the current step may need these numbers. */
  isOpen: boolean;
}

/** The right results of the numbers worked out so far. Renders nothing before the first one. */
export function StepsBefore({ answered, isOpen }: StepsBeforeProps) {
  const numbers = answered.filter(({ step }) => step.kind === 'number');
  if (numbers.length === 0) return null;
  return (
    <AccordionItem title={<Trans>From earlier steps</Trans>} isOpen={isOpen}>
      <dl className="flex flex-col gap-2 text-14 text-ink">
        {numbers.map(({ step, key, answer, isRight }) => (
          <div key={step.question}>
            <dt lang="en">{step.question}</dt>
            <dd className="flex flex-wrap gap-x-3 tabular-nums">
              <span lang="en" className="font-medium">
                <AnswerText step={step} answer={key} />
              </span>
              {!isRight && (
                <span className="text-muted">
                  <Trans>
                    Your answer:{' '}
                    <span lang="en">
                      <AnswerText step={step} answer={answer} />
                    </span>
                  </Trans>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </AccordionItem>
  );
}

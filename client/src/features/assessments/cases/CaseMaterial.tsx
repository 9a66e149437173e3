import { Trans } from '@lingui/react/macro';
import type { AnsweredStep, ShownExhibit, ShownStep } from '@preproom/models/contract/assessments/cases';
import { cx } from '../../../lib/cx.ts';
import { Accordion, AccordionItem } from '../../../ui/Accordion.tsx';
import { Exhibit } from './Exhibit.tsx';
import { StepsBefore } from './StepsBefore.tsx';

interface CaseMaterialProps {
  /** Those that are on the table so far. */
  exhibits: readonly ShownExhibit[];
  /** The steps before this one. */
  before: readonly AnsweredStep[];
  /** The step that is shown; the exhibits that it is about are open. Null once all are answered. */
  step: ShownStep | null;
  className?: string;
}

/** What a step is worked out from: the results so far and the exhibits, each under a heading that opens it. */
export function CaseMaterial({ exhibits, before, step, className }: CaseMaterialProps) {
  const hasNumbers = before.some((answered) => answered.step.kind === 'number');
  if (exhibits.length === 0 && !hasNumbers) return null;
  return (
    <section aria-labelledby="material" className={cx('min-w-0', className)}>
      <h2 id="material" className="sr-only">
        <Trans>Exhibits and results</Trans>
      </h2>
      <Accordion>
        {step && <StepsBefore answered={before} isOpen={step.kind === 'number'} />}
        {exhibits.map((exhibit) => (
          <AccordionItem
            key={exhibit.id}
            title={<span lang="en">{exhibit.title}</span>}
            isOpen={step?.exhibits.includes(exhibit.id) ?? false}
          >
            <Exhibit exhibit={exhibit} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

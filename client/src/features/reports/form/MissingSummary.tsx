import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { FORM_ORDER, useCriterionText } from '../../../lib/texts/criteria.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { focusFirst } from '../../../ui/forms/api/focusFirst.ts';
import type { Faults } from './feedbackForm.ts';

export interface MissingSummaryProps {
  faults: Faults;
  form: RefObject<HTMLFormElement | null>;
}

/** Names what is still missing, each as the way to its field. */
export function MissingSummary({ faults, form }: MissingSummaryProps) {
  const criterionText = useCriterionText();
  const missing = FORM_ORDER.filter((criterion) => faults[criterion]);
  if (missing.length === 0) return null;
  const fieldOf = (criterion: string) =>
    form.current?.querySelector<HTMLElement>(`[data-criterion="${criterion}"]`) ?? null;
  return (
    <Banner tone="error">
      <p className="font-medium">
        <Trans>
          <Plural value={missing.length} one="# answer is missing:" other="# answers are missing:" />
        </Trans>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {missing.map((criterion) => (
          <li key={criterion}>
            <button
              type="button"
              onClick={() => focusFirst(fieldOf(criterion))}
              className="min-h-8 cursor-pointer rounded-[2px] text-start text-14 underline underline-offset-4 hover:decoration-2"
            >
              {criterionText(criterion)}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

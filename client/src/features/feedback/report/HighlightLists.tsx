import { Trans } from '@lingui/react/macro';
import type { FeedbackDraft, StarCriterion } from '@preproom/models/contract/room/feedback';
import { Check, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCriterionText } from '../../../lib/criteria/criteria.ts';
import { highlights } from './highlights.ts';

/** What went well and what to practise, side by side; an empty list is left out. */
export function HighlightLists(feedback: FeedbackDraft) {
  const { well, practise } = highlights(feedback);
  if (well.length === 0 && practise.length === 0) return null;
  return (
    <div className="grid gap-8 border-t border-line pt-10 sm:grid-cols-2 sm:gap-12 print:grid-cols-2 print:pt-6">
      <List title={<Trans>What went well</Trans>} criteria={well} icon={<Check className="text-leaf" />} />
      <List
        title={<Trans>What to practise</Trans>}
        criteria={practise}
        icon={<Target className="text-peacock" />}
      />
    </div>
  );
}

interface ListProps {
  title: ReactNode;
  criteria: readonly StarCriterion[];
  icon: ReactNode;
}

function List({ title, criteria, icon }: ListProps) {
  const criterionText = useCriterionText();
  if (criteria.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-20">{title}</h2>
      <ul className="flex flex-col gap-2">
        {criteria.map((criterion) => (
          <li key={criterion} className="flex items-start gap-3">
            <span aria-hidden="true" className="mt-0.5 [&_svg]:size-5">
              {icon}
            </span>
            {criterionText(criterion)}
          </li>
        ))}
      </ul>
    </section>
  );
}

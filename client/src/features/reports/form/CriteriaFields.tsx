import { COMMENT_CRITERIA, INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import { CRITERION_GROUPS, GROUP_NAMES } from '@preproom/models/contract/reports/criterionGroups';
import { type ReactNode, useId } from 'react';
import { type Criterion, useGroupText } from '../../../lib/texts/criteria.ts';
import { CommentField } from './CommentField.tsx';
import { CriterionField } from './CriterionField.tsx';
import type { Faults } from './feedbackForm.ts';
import { IndexField } from './IndexField.tsx';
import type { CriteriaDraft } from './useFeedbackDraft.ts';

export interface CriteriaFieldsProps {
  criteria: CriteriaDraft;
  faults: Faults;
  /** Shown with a criterion, such as the mentor's notes on it. */
  notesOn?: ((criterion: Criterion) => ReactNode) | undefined;
}

/** The 20 criteria, grouped as in the report. */
export function CriteriaFields({ criteria, faults, notesOn = () => null }: CriteriaFieldsProps) {
  const groupText = useGroupText();
  const { draft, rate, remark } = criteria;
  return (
    <>
      {GROUP_NAMES.map((group) => (
        <CriterionGroup key={group} title={groupText(group)}>
          {CRITERION_GROUPS[group].map((criterion) => (
            <CriterionField
              key={criterion}
              criterion={criterion}
              stars={draft.ratings[criterion] ?? null}
              remark={draft.remarks[criterion] ?? ''}
              fault={faults[criterion]}
              onStars={(stars) => rate(criterion, stars)}
              onRemark={(text) => remark(criterion, text)}
              notes={notesOn(criterion)}
            />
          ))}
        </CriterionGroup>
      ))}
      <IndexField
        value={draft.ratings[INDEX_CRITERION] ?? null}
        fault={faults[INDEX_CRITERION]}
        onChange={(index) => rate(INDEX_CRITERION, index)}
        notes={notesOn(INDEX_CRITERION)}
      />
      {COMMENT_CRITERIA.map((criterion) => (
        <CommentField
          key={criterion}
          criterion={criterion}
          text={draft.ratings[criterion] ?? ''}
          fault={faults[criterion]}
          onChange={(text) => rate(criterion, text)}
          notes={notesOn(criterion)}
        />
      ))}
    </>
  );
}

/** A titled part of the form. */
function CriterionGroup({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-16">
        {title}
      </h3>
      <div className="divide-y divide-line rounded-card border border-line bg-raised">{children}</div>
    </section>
  );
}

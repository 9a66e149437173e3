import { useLingui } from '@lingui/react/macro';
import { COMMENT_CRITERIA, INDEX_CRITERION } from '@preproom/models/contract/room/feedback';
import type { ReactNode } from 'react';
import { CRITERION_GROUPS, type Criterion } from '../criteria.ts';
import { CommentField } from './CommentField.tsx';
import { CriterionField } from './CriterionField.tsx';
import { CriterionGroup } from './CriterionGroup.tsx';
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
  const { t } = useLingui();
  const { draft, rate, remark } = criteria;
  return (
    <>
      {CRITERION_GROUPS.map(({ title, criteria: ofGroup }) => (
        <CriterionGroup key={ofGroup.join()} title={t(title)}>
          {ofGroup.map((criterion) => (
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

import { Trans, useLingui } from '@lingui/react/macro';
import type { StarCriterion } from '@preproom/models/contract/catalogues/criteria';
import { MAX_REMARK_LENGTH } from '@preproom/models/contract/reports/feedback';
import { MessageSquarePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCriterionText } from '../../../lib/texts/criteria.ts';
import { Stars } from '../../../ui/forms/Stars.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import type { Faults } from './feedbackForm.ts';

export interface CriterionFieldProps {
  criterion: StarCriterion;
  stars: number | null;
  remark: string;
  fault: Faults[StarCriterion];
  onStars: (stars: number) => void;
  onRemark: (remark: string) => void;
  notes: ReactNode;
}

/** One starred criterion with an optional remark. */
export function CriterionField(props: CriterionFieldProps) {
  const { t } = useLingui();
  const criterionText = useCriterionText();
  const [hadRemark, keepRemark] = useState(false);
  const [isAsked, ask] = useState(false);
  // A remark may arrive from another device; a field that was cleared stays.
  if (props.remark !== '' && !hadRemark) keepRemark(true);
  const name = criterionText(props.criterion);
  return (
    <div data-criterion={props.criterion} className="@container flex flex-col gap-1 px-4 py-3 sm:px-6">
      <Stars
        label={name}
        value={props.stars}
        onChange={props.onStars}
        error={props.fault && t`Choose 1 to 5 stars.`}
        className="@min-[26rem]:grid @min-[26rem]:grid-cols-[1fr_auto] @min-[26rem]:items-center"
      />
      {props.notes}
      {hadRemark || isAsked ? (
        <TextArea
          label={<Trans>Note</Trans>}
          aria-label={t`Note on ${name}`}
          rows={2}
          // The button that opened it was removed, so the focus moves here.
          autoFocus={isAsked}
          maxLength={MAX_REMARK_LENGTH}
          value={props.remark}
          onChange={({ target }) => props.onRemark(target.value)}
        />
      ) : (
        <button
          type="button"
          aria-label={t`Add a note on ${name}`}
          onClick={() => ask(true)}
          className="-ms-1 inline-flex min-h-8 cursor-pointer items-center gap-1.5 self-start rounded-control px-1 text-14 text-muted hover:text-ink"
        >
          <MessageSquarePlus aria-hidden className="size-4" />
          <Trans>Add a note</Trans>
        </button>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { CRITERION_GROUPS } from '@preproom/models/contract/reports/criterionGroups';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import type { LearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { compareGroups, type GroupComparison } from '@preproom/models/contract/reports/reportSummary';
import { criterionName, groupName } from '@preproom/models/contract/words/criterionWords';
import { averageText } from '@preproom/models/contract/words/reportWords';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { StarsShown } from '../../../ui/StarsShown.tsx';

const MOST_STARS = 5;

export interface RatingGroupsProps extends FeedbackDraft {
  /** Earlier sessions to compare with. */
  earlier: Pick<LearnerReport, 'first' | 'previous'>;
}

/** All starred criteria by group, each group's average beside those of the first and the last session. */
export function RatingGroups({ earlier, ...feedback }: RatingGroupsProps) {
  return (
    <div className="gap-x-12 border-t border-line pt-10 sm:columns-2 print:columns-2 print:pt-6">
      {compareGroups(feedback, earlier).map((comparison) => (
        <RatingGroup key={comparison.group} comparison={comparison} {...feedback} />
      ))}
    </div>
  );
}

function RatingGroup({ comparison, ratings, remarks }: FeedbackDraft & { comparison: GroupComparison }) {
  const words = useWords();
  const heading = useId();
  const { group } = comparison;
  const average = comparison.average === null ? '–' : averageText(words, comparison.average);
  return (
    <section aria-labelledby={heading} className="mb-8 break-inside-avoid">
      <div className="flex items-baseline justify-between gap-2 border-b border-line pb-2">
        <h3 id={heading} className="text-18">
          {groupName(words, group)}
        </h3>
        <p className="text-14 text-muted tabular-nums">
          <Trans>Average {average}</Trans>
        </p>
      </div>
      <Comparison {...comparison} />
      <dl className="mt-3 flex flex-col gap-3">
        {CRITERION_GROUPS[group].map((criterion) => (
          <div key={criterion} className="grid grid-cols-[1fr_auto] items-center gap-x-4">
            <dt>{criterionName(words, criterion)}</dt>
            <dd>
              <StarsShown value={ratings[criterion] ?? 0} />
            </dd>
            {remarks[criterion] && (
              <dd className="col-span-2 text-14 break-words text-muted">{remarks[criterion]}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Nothing without an earlier session. */
function Comparison({ average, first, previous }: GroupComparison) {
  if (first === null && previous === null) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-14 text-muted">
      <ComparedBar name={<Trans>First session</Trans>} value={first} />
      <ComparedBar name={<Trans>Last session</Trans>} value={previous} />
      <ComparedBar name={<Trans>This session</Trans>} value={average} isNow />
    </ul>
  );
}

function ComparedBar({
  name,
  value,
  isNow = false,
}: {
  name: ReactNode;
  value: number | null;
  isNow?: boolean;
}) {
  const words = useWords();
  if (value === null) return null;
  return (
    <li className="grid grid-cols-[8rem_1fr_2rem] items-center gap-2">
      <span>{name}</span>
      <span
        aria-hidden="true"
        className="h-1.5 overflow-hidden rounded-full bg-line [print-color-adjust:exact]"
      >
        <span
          className={cx(
            'block h-full rounded-full [print-color-adjust:exact]',
            isNow ? 'bg-peacock' : 'bg-line-strong',
          )}
          style={{ width: `${(100 * value) / MOST_STARS}%` }}
        />
      </span>
      <span className="text-end tabular-nums">{averageText(words, value)}</span>
    </li>
  );
}

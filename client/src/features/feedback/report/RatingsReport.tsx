import { Trans, useLingui } from '@lingui/react/macro';
import {
  COMMENT_CRITERIA,
  type FeedbackDraft,
  INDEX_CRITERION,
  type StarCriterion,
} from '@preproom/models/contract/room/feedback';
import { type ReactNode, useId } from 'react';
import { TITLED_GROUPS, useCriterionText } from '../../../lib/criteria/criteria.ts';
import { cx } from '../../../lib/cx.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { StarsShown } from '../../../ui/StarsShown.tsx';
import { HighlightLists } from './HighlightLists.tsx';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface RatingsReportProps extends FeedbackDraft {
  /** The author's name, below the comment. */
  signature?: ReactNode;
}

/** The mentor's feedback: overall index, comment, highlights, then all starred criteria by group. */
export function RatingsReport({ ratings, remarks, signature }: RatingsReportProps) {
  const { t } = useLingui();
  const criterionText = useCriterionText();
  return (
    <>
      <OverallIndex value={ratings[INDEX_CRITERION] ?? 0} />
      <div className="flex flex-col gap-6">
        {COMMENT_CRITERIA.map((criterion) => (
          <ReportSection key={criterion} title={criterionText(criterion)}>
            <p className="max-w-prose break-words whitespace-pre-line text-18">{ratings[criterion]}</p>
          </ReportSection>
        ))}
        {signature}
      </div>
      <HighlightLists ratings={ratings} remarks={remarks} />
      <div className="gap-x-12 border-t border-line pt-10 sm:columns-2 print:columns-2 print:pt-6">
        {TITLED_GROUPS.map(({ title, criteria }) => (
          <RatingGroup
            key={criteria.join()}
            title={t(title)}
            criteria={criteria}
            ratings={ratings}
            remarks={remarks}
          />
        ))}
      </div>
    </>
  );
}

function ReportSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}

function OverallIndex({ value }: { value: number }) {
  const criterionText = useCriterionText();
  return (
    <section className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <h2 className="text-20">{criterionText(INDEX_CRITERION)}</h2>
      <p className="font-heading tabular-nums">
        <Trans>
          <span className="text-48 font-semibold">{value}</span>{' '}
          <span className="text-20 text-muted">of 10</span>
        </Trans>
      </p>
      <div aria-hidden="true" className="grid w-full grid-cols-10 gap-1">
        {TEN.map((step) => (
          <span
            key={step}
            className={cx(
              'h-2 rounded-full [print-color-adjust:exact]',
              step <= value ? 'bg-peacock' : 'bg-line',
            )}
          />
        ))}
      </div>
    </section>
  );
}

function RatingGroup(props: FeedbackDraft & { title: string; criteria: StarCriterion[] }) {
  const { averageText } = useAmountTexts();
  const { title, criteria, ratings, remarks } = props;
  const heading = useId();
  const criterionText = useCriterionText();
  const sum = criteria.reduce((total, criterion) => total + (ratings[criterion] ?? 0), 0);
  const average = averageText(sum / criteria.length);
  return (
    <section aria-labelledby={heading} className="mb-8 break-inside-avoid">
      <div className="flex items-baseline justify-between gap-2 border-b border-line pb-2">
        <h3 id={heading} className="text-18">
          {title}
        </h3>
        <p className="text-14 text-muted tabular-nums">
          <Trans>Average {average}</Trans>
        </p>
      </div>
      <dl className="mt-3 flex flex-col gap-3">
        {criteria.map((criterion) => (
          <div key={criterion} className="grid grid-cols-[1fr_auto] items-center gap-x-4">
            <dt>{criterionText(criterion)}</dt>
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

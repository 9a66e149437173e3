import { Trans } from '@lingui/react/macro';
import { COMMENT_CRITERIA, INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import type { LearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { summarise } from '@preproom/models/contract/reports/reportSummary';
import { criterionName } from '@preproom/models/contract/words/criterionWords';
import { summarySentences } from '@preproom/models/contract/words/reportWords';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { RatingGroups } from './RatingGroups.tsx';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const NOTHING_EARLIER = { first: null, previous: null };

export interface RatingsReportProps extends FeedbackDraft {
  /** Earlier sessions to compare with. */
  earlier?: Pick<LearnerReport, 'first' | 'previous'>;
  /** The author's name, below the comment. */
  signature?: ReactNode;
  /** Between the comments and the ratings: what went well and what to practise. */
  findings?: ReactNode;
  /** After the ratings: how the mentor's stars compare with other mentors'. */
  severity?: ReactNode;
  /** Leaves the comments out, for a report that is shared without them. */
  hasComments?: boolean;
  /** Read by somebody else, to whom the opening sentences do not speak. */
  isShared?: boolean;
}

/** The mentor's feedback: overall index, comments, findings, then all starred criteria by group. */
export function RatingsReport({
  ratings,
  remarks,
  earlier = NOTHING_EARLIER,
  signature,
  findings,
  severity,
  hasComments = true,
  isShared = false,
}: RatingsReportProps) {
  const words = useWords();
  return (
    <>
      <OverallIndex value={ratings[INDEX_CRITERION] ?? 0}>
        {!isShared &&
          summarySentences(words, summarise({ ratings }, earlier)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
      </OverallIndex>
      {hasComments && <Comments ratings={ratings} signature={signature} />}
      {findings}
      <RatingGroups ratings={ratings} remarks={remarks} earlier={earlier} />
      {severity}
    </>
  );
}

/** The mentor's two comments, with who wrote them. */
export function Comments({ ratings, signature }: Pick<RatingsReportProps, 'ratings' | 'signature'>) {
  const words = useWords();
  return (
    <div className="flex flex-col gap-6">
      {COMMENT_CRITERIA.map((criterion) => (
        <ReportSection key={criterion} title={criterionName(words, criterion)}>
          <p className="max-w-prose break-words whitespace-pre-line text-18">{ratings[criterion]}</p>
        </ReportSection>
      ))}
      {signature}
    </div>
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

function OverallIndex({ value, children }: { value: number; children: ReactNode }) {
  const words = useWords();
  return (
    <section className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <h2 className="text-20">{criterionName(words, INDEX_CRITERION)}</h2>
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
      <div className="mt-2 flex w-full max-w-prose flex-col gap-1 text-18">{children}</div>
    </section>
  );
}

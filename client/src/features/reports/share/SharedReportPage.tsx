import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedReport } from '@preproom/models/contract/reports/reportLinks';
import { roundName } from '@preproom/models/contract/words/criterionWords';
import { useParams } from 'react-router-dom';
import { useNamed } from '../../../lib/texts/formerMember.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { PercentBars } from '../../../shared/reports/PercentBars.tsx';
import { ShortSampleNote, SummaryDisclaimer } from '../../../shared/reports/SummaryDisclaimer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Comments, RatingsReport } from '../report/RatingsReport.tsx';
import { ReportPart } from '../report/ReportPart.tsx';
import { REPORT_SHEET } from '../report/sheet.ts';
import { TimelineOrNothing } from '../report/timeline/TimelineSection.tsx';
import { useSharedReport } from './api.ts';

/** What a learner shows of a report to whoever has the link. */
export function SharedReportPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const query = useSharedReport(token);
  if (query.data === null) return <NotFound />;
  return (
    <article className={REPORT_SHEET}>
      <QueryView query={query} failed={t`Couldn’t load this report`} loading={<Skeleton className="h-128" />}>
        {(data) => <Shared report={data} />}
      </QueryView>
    </article>
  );
}

function Shared({ report }: { report: SharedReport }) {
  const { t } = useLingui();
  const { learnerName, summary, timeline, talkPercent, feedback } = report;
  const named = useNamed();
  const mentor = named({ Name: report.mentorName }).Name;
  const isEmpty = !feedback && !summary && !timeline && talkPercent === null;
  return (
    <>
      <Heading report={report} mentor={mentor} />
      {isEmpty && (
        <EmptyState title={t`Nothing here yet`}>
          <Trans>This report isn’t ready yet. Check back later.</Trans>
        </EmptyState>
      )}
      <SharedFeedback report={report} mentor={mentor} />
      {summary && (
        <ReportPart title={<Trans>AI expression summary</Trans>}>
          {summary.shortSample && <ShortSampleNote />}
          <PercentBars percentages={summary.percentages} />
          <SummaryDisclaimer reader="mentor" />
        </ReportPart>
      )}
      {talkPercent !== null && (
        <ReportPart title={<Trans>Speech</Trans>}>
          <p>
            <Trans>
              {learnerName} spoke for {talkPercent}% of the talk time.
            </Trans>
          </p>
        </ReportPart>
      )}
      {timeline && (
        <ReportPart title={<Trans>Timeline</Trans>}>
          <TimelineOrNothing timeline={timeline} names={{ learner: learnerName, mentor }} />
        </ReportPart>
      )}
    </>
  );
}

function Heading({ report, mentor }: { report: SharedReport; mentor: string }) {
  const { t } = useLingui();
  const when = useWhen();
  const words = useWords();
  const { learnerName, startsAt, expiresAt } = report;
  const session = roundName(words, report);
  const end = when.date(expiresAt);
  return (
    <div className="flex flex-col gap-2">
      <PageHeading title={t`Interview report: ${learnerName}`} />
      <p className="text-muted">
        <Trans>
          {session} with {mentor}
        </Trans>
        {' · '}
        <time dateTime={startsAt}>{when.date(startsAt)}</time>
      </p>
      <p className="no-print text-14 text-muted">
        <Trans>
          Shared by {learnerName} until {end}.
        </Trans>
      </p>
    </div>
  );
}

function SharedFeedback({ report, mentor }: { report: SharedReport; mentor: string }) {
  const { feedback, first, previous, hasRatings, hasComments } = report;
  if (!feedback) return null;
  const signature = <p className="text-muted">– {mentor}</p>;
  if (!hasRatings) return <Comments ratings={feedback.ratings} signature={signature} />;
  return (
    <RatingsReport
      {...feedback}
      earlier={{ first, previous }}
      signature={signature}
      hasComments={hasComments}
      isShared
    />
  );
}

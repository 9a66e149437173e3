import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@preproom/models/contract/http/language';
import { reportFindings } from '@preproom/models/contract/reports/reportFindings';
import { roundName } from '@preproom/models/contract/words/criterionWords';
import { laterPart } from '../../../lib/page/laterPart.tsx';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { useWhen } from '../../../lib/texts/when.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { StartLinks } from '../../../shared/site/StartLinks.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Findings } from '../report/Findings.tsx';
import { RatingsReport } from '../report/RatingsReport.tsx';
import { REPORT_SHEET } from '../report/sheet.ts';
import { sampleReport } from './sampleReport.ts';

const MeasuredParts = laterPart(async () => (await import('./MeasuredParts.tsx')).MeasuredParts);

/** What a learner gets after a session, made of the same parts, about people who do not exist. */
export function SampleReportPage() {
  const { t, i18n } = useLingui();
  const when = useWhen();
  const { round, startsAt, feedback, report, timeline } = sampleReport(i18n.locale as Language);
  const learner = t`Asha Verma`;
  const mentor = t`Rohan Kapoor`;
  const session = roundName(useWords(), { round, isFree: false });
  return (
    <article className={REPORT_SHEET}>
      <PageHead
        title={t`Sample interview report`}
        description={t`A complete sample report of a mock interview: 20 criteria, the mentor’s comments, what to practise next, and a timeline of the call.`}
      />
      <Banner tone="info">
        <Trans>
          Sample report. {learner} and {mentor} are made-up people.
        </Trans>
      </Banner>
      <div className="flex flex-col gap-1">
        <PageHeading>
          <Trans>Your report</Trans>
        </PageHeading>
        <p className="text-muted">
          <Trans>
            {session} with {mentor}
          </Trans>
          {' · '}
          <time dateTime={startsAt}>{when.date(startsAt)}</time>
        </p>
        <p className="font-medium">{learner}</p>
      </div>
      <RatingsReport
        {...feedback}
        earlier={report}
        signature={<p className="text-muted">– {mentor}</p>}
        findings={<Findings findings={reportFindings(feedback, report, timeline)} steps="named" />}
      />
      <MeasuredParts />
      <div className="no-print flex flex-col items-start gap-3 border-t border-line pt-10">
        <h2 className="text-24">
          <Trans>Get your own report</Trans>
        </h2>
        <p className="text-muted">
          <Trans>You get a report like this after every round.</Trans>
        </p>
        <StartLinks />
      </div>
    </article>
  );
}

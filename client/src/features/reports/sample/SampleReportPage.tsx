import { Trans, useLingui } from '@lingui/react/macro';
import { laterPart } from '../../../lib/page/laterPart.tsx';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { REPORT_SHEET } from '../report/sheet.ts';
import { SAMPLE_CATALOGUES, useSamplePeople } from './samplePeople.ts';

/** Nothing of it reacts to anything: whoever reads the server's page never needs its code. */
const Feedback = laterPart(async () => (await import('./SampleFeedback.tsx')).SampleFeedback, {
  catalogue: SAMPLE_CATALOGUES,
  when: 'changed',
});
const MeasuredParts = laterPart(async () => (await import('./MeasuredParts.tsx')).MeasuredParts, {
  catalogue: SAMPLE_CATALOGUES,
});

/** What a learner gets after a session, made of the same parts, about people who do not exist. */
export function SampleReportPage() {
  const { t } = useLingui();
  const { learner, mentor } = useSamplePeople();
  return (
    <article className={REPORT_SHEET}>
      <PageHead
        title={t`Sample interview report`}
        description={t`A complete sample report of a mock interview: feedback on 20 criteria, what to practise next, and a timeline of the call.`}
      />
      <Banner tone="info">
        <Trans>
          Sample report. {learner} and {mentor} are made-up people.
        </Trans>
        {/* The report is many screens long. */}
        <a
          href="#own"
          className="no-print mt-1 flex min-h-9 w-fit items-center font-medium underline underline-offset-4"
        >
          <Trans>Get your own report</Trans>
        </a>
      </Banner>
      <PageHeading>
        <Trans>Your report</Trans>
      </PageHeading>
      <Feedback />
      <MeasuredParts />
    </article>
  );
}

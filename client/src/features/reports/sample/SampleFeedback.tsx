import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@preproom/models/contract/http/language';
import { reportFindings } from '@preproom/models/contract/reports/reportFindings';
import { roundName } from '@preproom/models/contract/words/criterionWords';
import { useWhen } from '../../../lib/texts/when.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { Findings } from '../report/Findings.tsx';
import { RatingsReport } from '../report/RatingsReport.tsx';
import { useSamplePeople } from './samplePeople.ts';
import { sampleReport } from './sampleReport.ts';

/** Which session it was, and what the mentor wrote about it. */
export function SampleFeedback() {
  const { i18n } = useLingui();
  const when = useWhen();
  const { learner, mentor } = useSamplePeople();
  const { round, startsAt, feedback, report, timeline } = sampleReport(i18n.locale as Language);
  const session = roundName(useWords(), { round, isFree: false });
  return (
    <>
      <div className="-mt-9 flex flex-col gap-1 print:-mt-5">
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
    </>
  );
}

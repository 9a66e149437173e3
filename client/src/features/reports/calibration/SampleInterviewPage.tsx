import { Trans } from '@lingui/react/macro';
import { SAMPLE_INTERVIEWS, type SampleId } from '@preproom/models/contract/reports/calibration';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useBilingual } from '../../../lib/texts/bilingual.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Container } from '../../../ui/Container.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { sampleInterviewQuery } from './api.ts';
import { RatedSample } from './RatedSample.tsx';
import { SampleForm } from './SampleForm.tsx';
import { Transcript } from './Transcript.tsx';

/** /Dashboard/mentor/sample-interviews/:id: the interview with the criteria, or with both ratings. */
export function SampleInterviewPage() {
  const { id = '' } = useParams();
  const known = SAMPLE_INTERVIEWS.find((sample) => sample === id);
  return known ? <KnownSample id={known} /> : <NotFound />;
}

function KnownSample({ id }: { id: SampleId }) {
  const inLanguage = useBilingual();
  const query = useQuery(sampleInterviewQuery(id));
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb
        crumbs={[{ to: '/Dashboard/mentor/sample-interviews', label: <Trans>Sample interviews</Trans> }]}
      />
      <QueryView query={query} failed={<Trans>Couldn’t load this interview</Trans>}>
        {(sample) => (
          <>
            <PageHeading title={inLanguage(sample.title)} />
            <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
              <Transcript resume={sample.resume} exchanges={sample.exchanges} />
              {sample.own && sample.reference ? (
                <RatedSample own={sample.own} reference={sample.reference} isUsed={sample.isUsed} />
              ) : (
                <SampleForm id={id} />
              )}
            </div>
          </>
        )}
      </QueryView>
    </Container>
  );
}

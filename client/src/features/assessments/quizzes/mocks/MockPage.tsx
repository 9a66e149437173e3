import { Trans, useLingui } from '@lingui/react/macro';
import { MOCK_NAMES } from '@preproom/models/contract/assessments/mockTests';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { mockQuery, type TimedMock } from './api.ts';
import { MockResultView } from './MockResultView.tsx';
import { NextSection } from './NextSection.tsx';
import { RunningSection } from './RunningSection.tsx';

/** /assessments/mock/:attemptId: the section whose clock runs, the way into the next one, or the result. */
export function MockPage() {
  const { t, i18n } = useLingui();
  const { attemptId = '' } = useParams();
  const query = useQuery(mockQuery(attemptId));
  if (query.error?.code === 'not_found' || query.error?.code === 'bad_request') return <NotFound />;
  const name = query.data && labelOf(MOCK_NAMES, query.data.mock.test, i18n.locale as Language);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-6 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments/mock', label: <Trans>Mock tests</Trans> }]} />
        <PageHeading title={name ?? t`Mock test`} className="text-24 sm:text-30" />
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load the mock test</Trans>}>
        {(data) => <Part key={attemptId} timed={data} />}
      </QueryView>
    </Container>
  );
}

function Part({ timed: { mock, endsAtMs } }: { timed: TimedMock }) {
  if (mock.status === 'done') return <MockResultView mock={mock} />;
  if (!mock.current || endsAtMs === null) return <NextSection mock={mock} />;
  const { section } = mock.current;
  return <RunningSection key={section} mock={mock} current={mock.current} endsAtMs={endsAtMs} />;
}

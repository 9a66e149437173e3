import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { ProblemsInEnglish } from '../problems/ProblemsInEnglish.tsx';
import { roundQuery } from './api.ts';
import { RoundResult } from './RoundResult.tsx';
import { RunningRound } from './RunningRound.tsx';

/** /assessments/coding-round/:attemptId: problems under a clock, or what they came to. */
export function RoundPage() {
  const { t } = useLingui();
  const { attemptId = '' } = useParams();
  const query = useQuery(roundQuery(attemptId));
  if (query.error?.code === 'not_found' || query.error?.code === 'bad_request') return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-6 sm:py-10">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments/coding', label: <Trans>Coding problems</Trans> }]} />
        <PageHeading title={t`Coding round`} className="text-24 sm:text-30" />
        <ProblemsInEnglish />
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load the coding round</Trans>}>
        {(timed) =>
          timed.round.status === 'open' ? (
            <RunningRound key={attemptId} timed={timed} />
          ) : (
            <RoundResult key={attemptId} round={timed.round} />
          )
        }
      </QueryView>
    </Container>
  );
}

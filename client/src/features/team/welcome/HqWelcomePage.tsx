import { Trans, useLingui } from '@lingui/react/macro';
import type { Welcome } from '@preproom/models/contract/team/welcome';
import { useQuery } from '@tanstack/react-query';
import { Container } from '../../../ui/Container.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { welcomeQuery } from '../api.ts';
import { Opening } from '../opening/Opening.tsx';
import { Decisions } from './Decisions.tsx';
import { OpenNumbers } from './OpenNumbers.tsx';
import { Problems } from './Problems.tsx';
import { TeamPages } from './TeamPages.tsx';
import { TodayNumbers } from './TodayNumbers.tsx';

/** The team's home page: the day, and what waits for a decision, as far as the member's rights go. */
export function HqWelcomePage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(welcomeQuery);
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <PageHeading title={t`Overview`} />
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load the dashboard</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data && data.problems.length > 0 && <Problems problems={data.problems} />}
      {data?.opening && <Opening steps={data.opening} />}
      {data && <Numbers {...data} />}
      <TeamPages />
    </Container>
  );
}

function Numbers(welcome: Welcome) {
  const { people, operations, decisions } = welcome;
  const hasDecisions = people !== null || operations !== null;
  return (
    <>
      <TodayNumbers {...welcome} />
      {hasDecisions && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
          <Decisions decisions={decisions} />
          <OpenNumbers {...welcome} />
        </div>
      )}
    </>
  );
}

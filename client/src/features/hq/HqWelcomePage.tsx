import { Trans, useLingui } from '@lingui/react/macro';
import { CANCELLATIONS } from '@preproom/models/contract/business/bookings';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import type { getHqWelcome } from '@preproom/models/contract/people/hqMentors';
import { useQuery } from '@tanstack/react-query';
import { asAppError } from '../../lib/api.ts';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { When } from '../../ui/When.tsx';
import { welcomeQuery } from './api.ts';
import { mentorsPath } from './hqPaths.ts';
import { NumberCard } from './NumberCard.tsx';

type Welcome = ResponseOf<typeof getHqWelcome>;

/** The team's home page: open tasks first, then the day's numbers. */
export function HqWelcomePage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(welcomeQuery);
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <PageHeading title={t`To do`} />
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load the dashboard</Trans>}
          error={asAppError(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.people && <PeopleNumbers {...data.people} />}
      {data && !data.people && (
        <EmptyState title={<Trans>Nothing to do here</Trans>}>
          <Trans>Use the menu to open the pages you have permission for.</Trans>
        </EmptyState>
      )}
    </Container>
  );
}

function PeopleNumbers(numbers: NonNullable<Welcome['people']>) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        <NumberCard
          number={numbers.mentors.pending}
          label={<Trans>Mentors to review</Trans>}
          to={mentorsPath('pending')}
        >
          {numbers.oldestWaiting && (
            <Trans>
              Oldest: <When instant={numbers.oldestWaiting} show="date" />
            </Trans>
          )}
        </NumberCard>
        <NumberCard
          number={numbers.mentors.changed}
          label={<Trans>Mentors with profile changes</Trans>}
          to={mentorsPath('changed')}
        >
          <Trans>Needs another review</Trans>
        </NumberCard>
        <NumberCard
          number={numbers.mentors.cancelling}
          label={<Trans>Mentors cancelling often</Trans>}
          to={mentorsPath('cancelling')}
        >
          <Trans>
            More than {CANCELLATIONS.allowed} in {CANCELLATIONS.days} days
          </Trans>
        </NumberCard>
        <NumberCard
          number={numbers.reports}
          label={<Trans>Open user reports</Trans>}
          to="/hq/admin/reports"
        />
        <NumberCard
          number={numbers.callbacks}
          label={<Trans>Open callback requests</Trans>}
          to="/hq/admin/callbacks"
        />
        <NumberCard
          number={numbers.messages}
          label={<Trans>Unanswered messages</Trans>}
          to="/hq/admin/messages"
        />
        <NumberCard number={numbers.sessionsToday} label={<Trans>Sessions today</Trans>} />
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="text-20">
          <Trans>All mentors</Trans>
        </h2>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <NumberCard
            number={numbers.mentors.verified}
            label={<Trans>Verified</Trans>}
            to={mentorsPath('verified')}
            isQuiet
          />
          <NumberCard
            number={numbers.mentors.declined}
            label={<Trans>Declined</Trans>}
            to={mentorsPath('declined')}
            isQuiet
          />
          <NumberCard
            number={numbers.mentors.suspended}
            label={<Trans>Suspended</Trans>}
            to={mentorsPath('suspended')}
            isQuiet
          />
        </div>
      </section>
    </>
  );
}

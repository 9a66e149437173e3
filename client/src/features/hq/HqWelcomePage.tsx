import { Trans, useLingui } from '@lingui/react/macro';
import { CANCELLATIONS } from '@preproom/models/contract/business/bookings';
import { useQuery } from '@tanstack/react-query';
import { asAppError } from '../../lib/api.ts';
import { Container } from '../../ui/Container.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { When } from '../../ui/When.tsx';
import { welcomeQuery } from './api.ts';
import { mentorsPath } from './hqPaths.ts';
import { NumberCard } from './NumberCard.tsx';

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
      {data && (
        <>
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
            <NumberCard
              number={data.mentors.pending}
              label={<Trans>Mentors to review</Trans>}
              to={mentorsPath('pending')}
            >
              {data.oldestWaiting && (
                <Trans>
                  Oldest: <When instant={data.oldestWaiting} show="date" />
                </Trans>
              )}
            </NumberCard>
            <NumberCard
              number={data.mentors.changed}
              label={<Trans>Mentors with profile changes</Trans>}
              to={mentorsPath('changed')}
            >
              <Trans>Needs another review</Trans>
            </NumberCard>
            <NumberCard
              number={data.mentors.cancelling}
              label={<Trans>Mentors cancelling often</Trans>}
              to={mentorsPath('cancelling')}
            >
              <Trans>
                More than {CANCELLATIONS.allowed} in {CANCELLATIONS.days} days
              </Trans>
            </NumberCard>
            <NumberCard
              number={data.reports}
              label={<Trans>Open user reports</Trans>}
              to="/hq/admin/reports"
            />
            <NumberCard
              number={data.callbacks}
              label={<Trans>Open callback requests</Trans>}
              to="/hq/admin/callbacks"
            />
            <NumberCard
              number={data.messages}
              label={<Trans>Unanswered messages</Trans>}
              to="/hq/admin/messages"
            />
            <NumberCard number={data.sessionsToday} label={<Trans>Sessions today</Trans>} />
          </div>
          <section className="flex flex-col gap-4">
            <h2 className="text-20">
              <Trans>All mentors</Trans>
            </h2>
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              <NumberCard
                number={data.mentors.verified}
                label={<Trans>Verified</Trans>}
                to={mentorsPath('verified')}
                isQuiet
              />
              <NumberCard
                number={data.mentors.declined}
                label={<Trans>Declined</Trans>}
                to={mentorsPath('declined')}
                isQuiet
              />
              <NumberCard
                number={data.mentors.suspended}
                label={<Trans>Suspended</Trans>}
                to={mentorsPath('suspended')}
                isQuiet
              />
            </div>
          </section>
        </>
      )}
    </Container>
  );
}

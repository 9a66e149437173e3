import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useParams } from 'react-router-dom';
import { ownHome } from '../../../../lib/ownHome.ts';
import { useStore } from '../../../../lib/store.ts';
import { Container } from '../../../../ui/Container.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { NewsBanner } from '../../../../ui/NewsBanner.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { ProfileFirst } from './ProfileFirst.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SessionCard } from './SessionCard.tsx';
import { SessionOutcome } from './SessionOutcome.tsx';
import { TimeProposal } from './TimeProposal.tsx';
import { type OwnSession, useOwnSession } from './useOwnSession.ts';
import { useSessionTitle } from './useSessionTitle.ts';

/** A session for its learner or its mentor: what, who, when, and what can be done. */
export function SessionPage() {
  const { roomid = '' } = useParams();
  const found = useOwnSession(roomid);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      {found.state === 'loaded' ? <LoadedSession {...found} /> : <NotLoaded found={found} />}
    </Container>
  );
}

function LoadedSession({ session, side }: Extract<OwnSession, { state: 'loaded' }>) {
  const title = useSessionTitle(session);
  const location = useLocation();
  // Of this time: moved to another one, it is no longer news.
  const isNew = location.state?.bookedFor === session.startsAt && session.status === 'booked';
  return (
    <>
      <PageHeading title={title} />
      {isNew && (
        <NewsBanner tone="success">
          <Trans>You’re booked. You and {session.with.Name} will each get a calendar invite by e-mail.</Trans>
        </NewsBanner>
      )}
      <ProfileFirst session={session} side={side} />
      <SessionCard session={session} side={side} />
      <SessionOutcome session={session} side={side} />
      <TimeProposal session={session} side={side} />
      <SessionActions session={session} side={side} />
    </>
  );
}

function NotLoaded({ found }: { found: Exclude<OwnSession, { state: 'loaded' }> }) {
  const { t } = useLingui();
  const role = useStore((state) => state.user?.role ?? 'user');
  if (found.state === 'loading')
    return (
      <div role="status" className="flex flex-col gap-6">
        <span className="sr-only">
          <Trans>Loading this session</Trans>
        </span>
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-64" />
        <Skeleton className="h-32" />
      </div>
    );
  return (
    <>
      <PageHeading title={t`Session`} />
      {found.state === 'failed' ? (
        <ErrorState
          title={<Trans>Couldn’t load this session</Trans>}
          error={found.error}
          onRetry={found.retry}
        />
      ) : (
        <EmptyState
          title={<Trans>We couldn’t find this session</Trans>}
          action={
            <ButtonLink to={ownHome(role)}>
              <Trans>Go to your dashboard</Trans>
            </ButtonLink>
          }
        >
          <Trans>The link may be incomplete, or the session belongs to another account.</Trans>
        </EmptyState>
      )}
    </>
  );
}

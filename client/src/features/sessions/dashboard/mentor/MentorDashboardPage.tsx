import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../../../lib/serverTime.ts';
import { useStore } from '../../../../lib/store.ts';
import { EarningsCard } from '../../../../shared/mentors/EarningsCard.tsx';
import { MentorStatusCard } from '../../../../shared/mentors/MentorStatusCard.tsx';
import { useWaitingSpeech } from '../../../../speech/useWaitingSpeech.ts';
import { Container } from '../../../../ui/Container.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { SlotRequests } from '../../availability/requests/SlotRequests.tsx';
import { mentorHomeQuery } from '../api.ts';
import { firstName } from '../firstName.ts';
import { lateRooms } from '../sessions/lateRooms.ts';
import { NextSession } from '../sessions/NextSession.tsx';
import { nextMeeting } from '../sessions/sessionGroups.ts';
import { UnreadMessages } from '../sessions/UnreadMessages.tsx';
import type { ShownMeeting } from '../sessions/useSessions.ts';
import { WithSessions } from '../sessions/WithSessions.tsx';
import { AddTimes } from './AddTimes.tsx';
import { FeedbackDue } from './FeedbackDue.tsx';
import { Standing } from './Standing.tsx';
import { Today } from './Today.tsx';
import { WeekLoad } from './WeekLoad.tsx';

/** /dashboard/mentor: today, what others wait for, and how the week looks. */
export function MentorDashboardPage() {
  const { t } = useLingui();
  const name = useStore((state) => state.user?.Name ?? '');
  return (
    <Container className="flex flex-col gap-6 py-8 sm:gap-8 sm:py-12">
      <PageHeading title={t`Dashboard`}>
        <Trans>Hello, {firstName(name)}</Trans>
      </PageHeading>
      <MentorStatusCard />
      <WithSessions>{(meetings) => <Overview meetings={meetings} />}</WithSessions>
    </Container>
  );
}

function Overview({ meetings }: { meetings: ShownMeeting[] }) {
  const { t } = useLingui();
  const home = useQuery(mentorHomeQuery);
  useWaitingSpeech(lateRooms(meetings, serverNow()));
  const next = nextMeeting(meetings, serverNow());
  if (!home.data && home.error)
    return (
      <ErrorState
        title={t`Couldn’t load your dashboard`}
        error={home.error}
        onRetry={() => void home.refetch()}
      />
    );
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        {home.data && !home.data.offersTimes && <AddTimes />}
        {next && <NextSession side="mentor" meeting={next} />}
        <UnreadMessages meetings={meetings} />
        {home.data ? (
          <Today meetings={meetings} timeZone={home.data.week.timeZone} />
        ) : (
          <Skeleton className="h-40" />
        )}
        {home.data && <FeedbackDue meetings={home.data.feedbackDue} />}
        <SlotRequests />
        <Link to="/Dashboard/mentor/sessions" className="self-start text-14">
          <Trans>All sessions</Trans>
        </Link>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {home.data ? (
          <>
            <WeekLoad days={home.data.week.days} />
            <EarningsCard />
            <Standing home={home.data} />
          </>
        ) : (
          <Skeleton className="h-56" />
        )}
      </div>
    </div>
  );
}

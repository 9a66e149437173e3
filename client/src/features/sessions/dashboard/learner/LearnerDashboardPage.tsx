import { Trans, useLingui } from '@lingui/react/macro';
import { ONBOARDING_STEPS } from '@preproom/models/contract/learners/onboardingSteps';
import { useWaitingReadings } from '../../../../face/useWaitingReadings.ts';
import { useNotifications } from '../../../../lib/live/notifications.ts';
import { serverNow } from '../../../../lib/serverTime.ts';
import { useStore } from '../../../../lib/store.ts';
import { useWaitingSpeech } from '../../../../speech/useWaitingSpeech.ts';
import { Container } from '../../../../ui/Container.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { firstName } from '../firstName.ts';
import { lateRooms } from '../sessions/lateRooms.ts';
import { NextSession } from '../sessions/NextSession.tsx';
import { SessionList } from '../sessions/SessionList.tsx';
import { nextMeeting, upcomingMeetings } from '../sessions/sessionGroups.ts';
import { UnreadMessages } from '../sessions/UnreadMessages.tsx';
import type { ShownMeeting } from '../sessions/useSessions.ts';
import { WithSessions } from '../sessions/WithSessions.tsx';
import { Checklist } from './Checklist.tsx';
import { LastFeedback } from './LastFeedback.tsx';
import { newcomerSteps } from './newcomerSteps.ts';
import { PackPath } from './PackPath.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import { suggest } from './suggest.ts';
import { hasTriedRoom } from './triedRoom.ts';

/** /dashboard: the next session, the pack as a path of rounds, the latest feedback and one suggestion. */
export function LearnerDashboardPage() {
  const { t } = useLingui();
  const name = useStore((state) => state.user?.Name ?? '');
  return (
    <Container className="flex flex-col gap-6 py-8 sm:gap-8 sm:py-12">
      <PageHeading title={t`Dashboard`}>
        <Trans>Hello, {firstName(name)}</Trans>
      </PageHeading>
      <WithSessions>{(meetings) => <Overview meetings={meetings} />}</WithSessions>
    </Container>
  );
}

function Overview({ meetings }: { meetings: ShownMeeting[] }) {
  const now = serverNow();
  const rooms = lateRooms(meetings, now);
  useWaitingReadings(rooms);
  useWaitingSpeech(rooms);
  const next = nextMeeting(meetings, now);
  const upcoming = upcomingMeetings(meetings, now);
  const { steps, suggestion } = useGuidance(meetings, now);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        {next && <NextSession side="learner" meeting={next} />}
        <UnreadMessages meetings={meetings} />
        {suggestion && <SuggestionCard suggestion={suggestion} />}
        {steps && <Checklist steps={steps} roomid={next?.roomid ?? null} />}
        {upcoming.length > (next ? 1 : 0) && (
          <SessionList
            side="learner"
            title={<Trans>Upcoming</Trans>}
            meetings={upcoming}
            order={<Trans>Latest first</Trans>}
          >
            <AllSessions />
          </SessionList>
        )}
        {upcoming.length === (next ? 1 : 0) && meetings.length > 0 && <AllSessions />}
      </div>
      <div className="flex min-w-0 flex-col gap-6 empty:hidden">
        <PackPath meetings={meetings} />
        <LastFeedback />
      </div>
    </div>
  );
}

function AllSessions() {
  return (
    <Link to="/Dashboard/student/sessions" className="self-start text-14">
      <Trans>All sessions</Trans>
    </Link>
  );
}

/** What the learner should do next: the first steps of a newcomer, or else one suggestion. */
function useGuidance(meetings: readonly ShownMeeting[], nowMs: number) {
  const isComplete = useStore((state) => state.user?.completed ?? false);
  const hasAllSteps = useStore((state) => state.OnboardingStep === ONBOARDING_STEPS.length);
  const hasResume = useStore((state) => state.otherInfo.hasResume === true);
  const introduction = useStore((state) => state.introduction);
  const pack = useStore((state) => state.ActivePack);
  const feedback = useStore((state) => state.userFeedback);
  const unread = useUnreadFeedback();
  const steps = newcomerSteps({
    isComplete: isComplete && hasAllSteps,
    hasResume,
    introduction,
    meetings,
    hasTriedRoom: hasTriedRoom(),
  });
  const suggestion = suggest({ isComplete, meetings, feedback, unread, pack, introduction }, nowMs);
  // The checklist has these two already.
  const isListed = suggestion?.kind === 'finish_profile' || suggestion?.kind === 'book_introduction';
  return { steps, suggestion: steps && isListed ? null : suggestion };
}

/** The rooms of feedback whose report has not been opened; null while that is not known. */
function useUnreadFeedback(): string[] | null {
  const { query, list } = useNotifications();
  if (!query.data) return null;
  return list.flatMap(({ kind, isRead, roomid }) =>
    kind === 'feedback_ready' && !isRead && roomid ? [roomid] : [],
  );
}

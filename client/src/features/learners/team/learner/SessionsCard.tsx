import { Trans } from '@lingui/react/macro';
import type { StudentSession } from '@preproom/models/contract/learners/team/studentFile';
import { type SessionStatus, sessionView } from '@preproom/models/contract/sessions/sessionLife';
import type { Canceller } from '@preproom/models/contract/sessions/sessions';
import type { ReactNode } from 'react';
import { serverNow } from '../../../../lib/serverTime.ts';
import { useNamed } from '../../../../lib/texts/formerMember.ts';
import { useSessionName } from '../../../../lib/texts/roundText.ts';
import { hqMentorPath } from '../../../../shared/team/hqPaths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { SessionStateBadge } from '../../../../ui/session/SessionStateBadge.tsx';
import { When } from '../../../../ui/When.tsx';
import { Block } from './Facts.tsx';
import type { LearnerPartProps } from './parts.ts';

const CANCELLED_BY: Record<Canceller, ReactNode> = {
  learner: <Trans>By the learner</Trans>,
  mentor: <Trans>By the mentor</Trans>,
  team: <Trans>By the team</Trans>,
};

/** Who missed a session that did not take place. */
const MISSED_BY: Partial<Record<SessionStatus, ReactNode>> = {
  missed: <Trans>They didn’t meet</Trans>,
  noshow_learner: <Trans>The learner didn’t join</Trans>,
  noshow_mentor: <Trans>The mentor didn’t join</Trans>,
};

/** Sessions to come, which the team can move and cancel, and past ones. */
export function SessionsCard({ learner, ask }: LearnerPartProps) {
  const { upcoming, past } = learner;
  return (
    <Block title={<Trans>Sessions</Trans>}>
      <h3 className="text-14 font-medium">
        <Trans>Upcoming</Trans>
      </h3>
      {upcoming.length === 0 && (
        <p className="text-14 text-muted">
          <Trans>Nothing booked.</Trans>
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {upcoming.map((session) => (
          <SessionRow key={session.roomid} session={session} ask={ask} />
        ))}
      </ul>
      {past.length > 0 && (
        <>
          <h3 className="text-14 font-medium">
            <Trans>Past</Trans>
          </h3>
          <ul className="flex flex-col divide-y divide-line">
            {past.map((session) => (
              <SessionRow key={session.roomid} session={session} ask={ask} />
            ))}
          </ul>
        </>
      )}
    </Block>
  );
}

interface SessionRowProps {
  session: StudentSession;
  ask: LearnerPartProps['ask'];
}

function SessionRow({ session, ask }: SessionRowProps) {
  const sessionName = useSessionName();
  const mentor = useNamed()(session.mentor);
  const { status, startsAt, cancellation } = session;
  const startsAtMs = Date.parse(startsAt);
  const canChange = status === 'booked' && startsAtMs > serverNow();
  const name = sessionName(session);
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{name}</span>
        <SessionStateBadge view={sessionView(status, startsAtMs, serverNow())} />
      </div>
      <p className="text-14 text-muted">
        <When instant={startsAt} /> ·{' '}
        <Link to={hqMentorPath(mentor._id)} className="inline-block py-1">
          {mentor.Name}
        </Link>
      </p>
      {MISSED_BY[status] && <p className="text-14 text-muted">{MISSED_BY[status]}</p>}
      {cancellation && (
        <p className="text-14 text-muted wrap-anywhere">
          {CANCELLED_BY[cancellation.by]}
          {cancellation.reason && `: ${cancellation.reason}`}
        </p>
      )}
      {canChange && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button tone="quiet" size="small" onClick={() => ask({ is: 'move', session })}>
            <span>
              <Trans>Reschedule…</Trans> <span className="sr-only">{name}</span>
            </span>
          </Button>
          <Button tone="quiet" size="small" onClick={() => ask({ is: 'cancel', session })}>
            <span>
              <Trans>Cancel session…</Trans> <span className="sr-only">{name}</span>
            </span>
          </Button>
        </div>
      )}
    </li>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { getHqSession, type HqSessionFile } from '@preproom/models/contract/sessions/team/sessions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../../../lib/api.ts';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { hqMentorPath, studentPath } from '../../../shared/team/hqPaths.ts';
import { Link } from '../../../ui/Link.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { When } from '../../../ui/When.tsx';
import { RoomEvents } from './RoomEvents.tsx';
import { SessionActs } from './SessionActs.tsx';
import { SideConnections } from './SideConnections.tsx';
import { END_TEXTS, STATUS_TEXTS } from './sessionTexts.ts';

/** One session beside the list: its people, what happened in its room, and how the connection was. The look is noted, so it is fetched once. */
export function SessionDetail({ sessionId }: { sessionId: string }) {
  const query = useQuery({
    queryKey: [...TEAM_KEY, 'session', sessionId],
    queryFn: ({ signal }) => callApi(getHqSession, { params: { sessionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <QueryView query={query} failed={<Trans>Couldn’t load this session</Trans>}>
      {({ data }) => <Detail session={data} />}
    </QueryView>
  );
}

function Detail({ session }: { session: HqSessionFile }) {
  const { t } = useLingui();
  const sessionName = useSessionName();
  const { learner, mentor, learnerCameAt, mentorCameAt, lastPresenceAt, endReason, cancellation } = session;
  const missed = session.status === 'booked' ? '–' : t`Didn’t join`;
  const came = (at: string | null) => (at ? <When instant={at} /> : missed);
  const feedback = { none: t`Not started`, draft: t`Draft`, submitted: t`Sent` }[session.feedback];
  const facts: [string, ReactNode][] = [
    [
      t`Learner`,
      learner.Name ? (
        <Link key="learner" to={studentPath(learner._id)}>
          {learner.Name}
        </Link>
      ) : (
        t`Former member`
      ),
    ],
    [
      t`Mentor`,
      mentor.Name ? (
        <Link key="mentor" to={hqMentorPath(mentor._id)}>
          {mentor.Name}
        </Link>
      ) : (
        t`Former member`
      ),
    ],
    [t`Round`, sessionName(session)],
    [t`Time`, <When key="time" instant={session.startsAt} />],
    [t`Status`, t(STATUS_TEXTS[session.status])],
    [t`Learner joined`, came(learnerCameAt)],
    [t`Mentor joined`, came(mentorCameAt)],
    ...(lastPresenceAt
      ? [[t`Last in the room`, <When key="last" instant={lastPresenceAt} />] as [string, ReactNode]]
      : []),
    ...(endReason ? [[t`How it ended`, t(END_TEXTS[endReason])] as [string, ReactNode]] : []),
    ...(cancellation?.reason ? [[t`Reason`, cancellation.reason] as [string, ReactNode]] : []),
    [t`Feedback`, feedback],
    [t`Messages`, session.messages],
    [t`Room`, session.roomid],
  ];
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        {facts.map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      <SessionActs session={session} />
      <RoomEvents session={session} />
      <SideConnections connections={session.connections} />
      {session.changes.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-14 font-medium">
            <Trans>Changes by the team</Trans>
          </h3>
          <ul className="flex flex-col gap-2 text-14">
            {session.changes.map(({ at, actor, kind, reason }) => (
              <li key={at} className="wrap-anywhere">
                <When instant={at} /> · {kind === 'session:move' ? t`Rescheduled` : t`Cancelled`}
                {actor && ` · ${actor}`}
                {reason && <p className="text-muted">{reason}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-12 text-muted">
        <Trans>Your visit is logged.</Trans>
      </p>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { ReactNode } from 'react';
import { serverNow } from '../../../../lib/serverTime.ts';
import { Container } from '../../../../ui/Container.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { NextSession } from './NextSession.tsx';
import { PastSessions } from './PastSessions.tsx';
import { SessionList } from './SessionList.tsx';
import { nextMeeting, upcomingMeetings } from './sessionGroups.ts';
import { WithSessions } from './WithSessions.tsx';

export interface SessionsPageProps {
  side: SessionSide;
  /** In place of the upcoming sessions when there are none. */
  empty: ReactNode;
  /** Above the sessions, and below. */
  first?: ReactNode;
  last?: ReactNode;
}

/** All sessions of a learner or mentor: the next one, those of today and later, and the past in pages. */
export function SessionsPage({ side, empty, first, last }: SessionsPageProps) {
  const { t } = useLingui();
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <PageHeading title={t`Sessions`} />
      {first}
      <WithSessions>
        {(meetings) => {
          const next = nextMeeting(meetings, serverNow());
          const listed = upcomingMeetings(meetings, serverNow());
          const upcoming = listed.filter(({ status }) => status !== 'cancelled');
          const cancelled = listed.filter(({ status }) => status === 'cancelled');
          return (
            <>
              {next && <NextSession side={side} meeting={next} />}
              {upcoming.length > 0 ? (
                <SessionList
                  side={side}
                  title={<Trans>Upcoming</Trans>}
                  meetings={upcoming}
                  order={<Trans>Latest first</Trans>}
                />
              ) : (
                empty
              )}
              {cancelled.length > 0 && (
                <SessionList side={side} title={<Trans>Cancelled</Trans>} meetings={cancelled} />
              )}
              <PastSessions side={side} except={new Set(listed.map(({ roomid }) => roomid))} />
            </>
          );
        }}
      </WithSessions>
      {last}
    </Container>
  );
}

import { Trans } from '@lingui/react/macro';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import { type ReactNode, useId } from 'react';
import { useNow } from '../../lib/useNow.ts';
import { NextSession } from './NextSession.tsx';
import { SessionRow } from './SessionRow.tsx';
import { groupSessions } from './sessionGroups.ts';
import type { ShownMeeting } from './useSessions.ts';

export function SessionGroupsView({ side, meetings }: { side: SessionSide; meetings: ShownMeeting[] }) {
  const now = useNow();
  const { next, upcoming, earlier } = groupSessions(meetings, now);
  const rows = (list: ShownMeeting[]) =>
    list.map((meeting) => <SessionRow key={meeting.roomid} side={side} meeting={meeting} now={now} />);
  return (
    <>
      {next && <NextSession side={side} meeting={next} now={now} />}
      {upcoming.length > 0 && <Group title={<Trans>Upcoming</Trans>}>{rows(upcoming)}</Group>}
      {earlier.length > 0 && <Group title={<Trans>Earlier</Trans>}>{rows(earlier)}</Group>}
    </>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-20">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">{children}</ul>
    </section>
  );
}

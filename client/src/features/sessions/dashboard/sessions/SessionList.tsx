import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { type ReactNode, useId } from 'react';
import { SessionRow } from './SessionRow.tsx';
import type { ShownMeeting } from './useSessions.ts';

export interface SessionListProps {
  side: SessionSide;
  title: ReactNode;
  meetings: readonly ShownMeeting[];
  /** Below the list: its pages, or a link to the whole. */
  children?: ReactNode;
}

/** A titled list of sessions. */
export function SessionList({ side, title, meetings, children }: SessionListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-20">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {meetings.map((meeting) => (
          <SessionRow key={meeting.roomid} side={side} meeting={meeting} />
        ))}
      </ul>
      {children}
    </section>
  );
}

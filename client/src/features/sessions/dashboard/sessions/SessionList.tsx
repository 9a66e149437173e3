import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { type ReactNode, useId } from 'react';
import { SessionRow } from './SessionRow.tsx';
import type { ShownMeeting } from './useSessions.ts';

export interface SessionListProps {
  side: SessionSide;
  title: ReactNode;
  meetings: readonly ShownMeeting[];
  /** In which order they are, where that is not obvious. */
  order?: ReactNode;
  /** Below the list: its pages, or a link to the whole. */
  children?: ReactNode;
}

/** A titled list of sessions. */
export function SessionList({ side, title, meetings, order, children }: SessionListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-20">
          {title}
        </h2>
        {order && <p className="text-14 text-muted">{order}</p>}
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {meetings.map((meeting) => (
          <SessionRow key={meeting.roomid} side={side} meeting={meeting} />
        ))}
      </ul>
      {children}
    </section>
  );
}

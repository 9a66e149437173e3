import { type SessionView, sessionView } from '@preproom/models/contract/room/sessionLife';
import type { ShownMeeting } from './useSessions.ts';

export interface SessionGroups {
  /** The soonest session that is upcoming or running. */
  next: ShownMeeting | null;
  /** The other upcoming ones, latest first, as specified. */
  upcoming: ShownMeeting[];
  /** Past sessions, latest first. */
  earlier: ShownMeeting[];
}

export function viewOf(meeting: ShownMeeting, nowMs: number): SessionView {
  return sessionView(meeting.status, Date.parse(meeting.startsAt), nowMs);
}

/** Groups a user's sessions for the dashboard. A session without a time is not upcoming. */
export function groupSessions(meetings: readonly ShownMeeting[], nowMs: number): SessionGroups {
  const latestFirst = meetings.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  const isWaiting = (meeting: ShownMeeting) => meeting.time !== '' && waits(viewOf(meeting, nowMs));
  const waiting = latestFirst.filter(isWaiting);
  return {
    next: waiting.at(-1) ?? null,
    upcoming: waiting.slice(0, -1),
    earlier: latestFirst.filter((meeting) => !isWaiting(meeting)),
  };
}

function waits(view: SessionView): boolean {
  return view.state === 'has_time' || view.state === 'started';
}

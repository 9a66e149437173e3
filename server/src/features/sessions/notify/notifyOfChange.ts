import type { NotificationKind } from '@preproom/models/contract/notifications/notifications';
import type { SessionChange, SessionChangeKind } from '@preproom/models/db/sessions/pendingChange';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../../deps.ts';
import type { SessionPerson } from '../sessionPeople.ts';

/** What each change is called in the page. Null: feedback has its own notification. */
const KIND_OF: Record<SessionChangeKind, NotificationKind | null> = {
  booked: 'session_booked',
  moved: 'session_moved',
  proposed: 'times_proposed',
  declined: 'proposal_declined',
  cancelled: 'session_cancelled',
  missed: 'session_missed',
  noshow_mentor: 'mentor_absent',
  noshow_learner: 'learner_absent',
  done: null,
};

/** Notifies one person of a change, unless it is their own act. Safe to run twice. */
export async function notifyOfChange(
  { notify }: Pick<AppDeps, 'notify'>,
  session: Session,
  { _id, kind, by, startsAt }: SessionChange,
  person: SessionPerson,
): Promise<void> {
  const notification = kind === 'moved' && by === 'team' ? 'session_moved_by_team' : KIND_OF[kind];
  if (!notification || by === person.side) return;
  const key = `session:${_id}:${person.side}`;
  await notify({ ...notificationTo(session, startsAt, person), kind: notification, key });
}

/** To one person, about this session and the other person. */
export function notificationTo(
  { roomid, round }: Session,
  startsAt: Date,
  { userId, otherId }: SessionPerson,
) {
  return { userId, roomid, round, startsAt, personId: otherId };
}

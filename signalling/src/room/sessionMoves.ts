import type { SessionEvent } from '@preproom/models/contract/sessions/sessionLife';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import type { Context } from '../context.ts';

/** Applies an event to a stored session; both people's pages then fetch it again. Returns null if this call changed nothing. */
export async function moveSession(
  { database, clock, pushChange }: Context,
  session: Session,
  event: SessionEvent,
): Promise<Session | null> {
  const moved = await applySessionEvent(database, session, event, clock.now());
  if (!moved) return null;
  const isLive = moved.status === 'live';
  // Guide and agenda count from the moment at which the session went live.
  pushChange([moved.learnerId.toString()], isLive ? ['user', 'agenda'] : ['user']);
  pushChange([moved.mentorId.toString()], isLive ? ['user', 'cockpit', 'agenda'] : ['user']);
  return moved;
}

import { isRunning } from '@preproom/models/contract/sessions/sessionLife';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { blockPair, endForSafety, storeReport } from '@preproom/models/db/room/safety';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { cancelBooked } from '../../sessions/cancelBooked.ts';
import type { SafetyHandlers } from './safety.policy.ts';

export function safetyHandlers(deps: AppDeps): SafetyHandlers {
  const { database, clock } = deps;
  // Reports per person. High enough for several reports with retries on a poor connection.
  const limiter = deps.limiter('reports', 20, 60 * 60);
  return {
    async reportPerson({ actor, session, side, body }) {
      await consumeLimit(limiter, actor.userId);
      const at = new Date(clock.now());
      // Stored first, so that the report survives if a later step fails. The client then sends the request again.
      await storeReport(database, session, side, body, at);
      if (body.block) await block(deps, session, side, at);
      if (!body.endInterview) return { isOver: !isRunning(session.status) };
      await endInterview(deps, session.roomid, actor.userId, at);
      return { isOver: true };
    },
  };
}

/** Blocks the pair and cancels their other booked sessions; the team sees `ended_for_safety` as the reason. */
async function block(deps: AppDeps, session: Session, side: SessionSide, at: Date): Promise<void> {
  const { roomid, learnerId, mentorId } = session;
  await blockPair(deps.database, session, side, at);
  await cancelBooked(deps, { learnerId, mentorId, roomid: { $ne: roomid } }, 'ended_for_safety');
}

/** Ends the interview for both. The other side is not told that it ended for safety; only the team sees it. */
async function endInterview(
  { database, closeRoom }: AppDeps,
  roomid: string,
  by: string,
  at: Date,
): Promise<void> {
  const hasEnded = await endForSafety(database, roomid, at.getTime());
  // Also when somebody else ended the session: the room of an ended session must be closed.
  closeRoom(roomid, 'ended');
  if (hasEnded) await database.roomEvents.create({ roomid, kind: 'ended', by, at });
}

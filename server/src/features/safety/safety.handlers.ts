import { isRunning } from '@preproom/models/contract/room/sessionLife';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import { blockPair, endForSafety, storeReport } from '@preproom/models/db/room/safety';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import { cancelBooked } from '../sessions/cancelBooked.ts';
import type { SafetyHandlers } from './safety.policy.ts';

export function safetyHandlers(deps: AppDeps): SafetyHandlers {
  const { database, clock } = deps;
  // Reports of one person: more than anybody has to say, sent again a few times on a poor connection.
  const limiter = deps.limiter('reports', 20, 60 * 60);
  return {
    async reportPerson({ actor, session, side, body }) {
      await consumeLimit(limiter, actor.userId);
      const at = new Date(clock.now());
      // What was said comes first: it is kept also when the rest fails and all of it is sent again.
      await storeReport(database, session, side, body, at);
      if (body.block) await block(deps, session, side, at);
      if (!body.endInterview) return { isOver: !isRunning(session.status) };
      await endInterview(deps, session.roomid, actor.userId, at);
      return { isOver: true };
    },
  };
}

/** Their other booked sessions are cancelled, for safety's sake as far as the team is told. */
async function block(deps: AppDeps, session: Session, side: SessionSide, at: Date): Promise<void> {
  const { roomid, learnerId, mentorId } = session;
  await blockPair(deps.database, session, side, at);
  await cancelBooked(deps, { learnerId, mentorId, roomid: { $ne: roomid } }, 'ended_for_safety');
}

/** Both leave the room; that it was for safety's sake stays between the database and the team. */
async function endInterview(
  { database, closeRoom }: AppDeps,
  roomid: string,
  by: string,
  at: Date,
): Promise<void> {
  const hasEnded = await endForSafety(database, roomid, at.getTime());
  // Whoever ended it: the room of a session that is over has nobody in it.
  closeRoom(roomid, 'ended');
  if (hasEnded) await database.roomEvents.create({ roomid, kind: 'ended', by, at });
}

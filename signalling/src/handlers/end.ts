import { AppError } from '@preproom/models/contract/http/errors';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Context } from '../context.ts';
import { requireMember } from '../room/membership.ts';
import { closeRoom, holderOf, recordEvent } from '../room/presence.ts';
import { moveSession } from '../room/sessionMoves.ts';
import type { Handler } from '../sockets/requests.ts';

/** "End interview" by either side: sets the session to done and closes the room for both. Safe to call twice. */
export const endSession: Handler<'session:end'> = async (context, socket, _payload, answer) => {
  const { roomid } = (await requireMember(context, socket)).room;
  await context.inOrder(roomid, async () => {
    const hasEnded = await endOnce(context, roomid);
    answer({});
    if (hasEnded) recordEvent(context, roomid, holderOf(socket), 'ended');
    await closeRoom(context, roomid, 'ended');
  });
};

/** True when this call ended the session, false when it had ended before. Throws `not_begun` before it has begun. */
async function endOnce(context: Context, roomid: string): Promise<boolean> {
  const session = await context.database.sessions.findOne({ roomid }).lean<Session>();
  if (session && (await moveSession(context, session, 'end_pressed'))) return true;
  if (session?.status === 'booked') throw new AppError('not_begun');
  return false;
}

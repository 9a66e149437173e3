import { chunk } from '@preproom/models/db/chunk';
import type { Context } from '../context.ts';
import type { SignallingIo } from './sockets.ts';

/** The Socket.IO room with the sockets of this login, on whichever process they are. */
export const loginRoom = (loginId: string) => `login:${loginId}`;

/** Puts out every socket of this login, after telling it why. */
export function endLogin(io: SignallingIo, loginId: string): void {
  const sockets = io.in(loginRoom(loginId));
  sockets.emit('login:ended');
  sockets.disconnectSockets(true);
}

/** Ends the sockets whose logins have ended elsewhere or have expired. */
export async function endStaleLogins(context: Context, io: SignallingIo): Promise<void> {
  const loginIds = new Set([...io.sockets.sockets.values()].map(({ data }) => data.actor.loginId));
  const expiresAt = { $gt: new Date(context.clock.now()) };
  for (const asked of chunk([...loginIds])) {
    const standing = await context.database.logins
      .find({ _id: { $in: asked }, expiresAt }, { _id: 1 })
      .lean();
    for (const { _id } of standing) loginIds.delete(_id.toString());
  }
  for (const loginId of loginIds) endLogin(io, loginId);
}

import { spacedChunks } from '@preproom/models/db/chunk';
import type { Context } from '../context.ts';
import type { SignallingIo } from './sockets.ts';

/** The Socket.IO room of this login's sockets, across processes. */
export const loginRoom = (loginId: string) => `login:${loginId}`;

/** Emits `login:ended` to every socket of this login and disconnects it. */
export function endLogin(io: SignallingIo, loginId: string): void {
  const sockets = io.in(loginRoom(loginId));
  sockets.emit('login:ended');
  sockets.disconnectSockets(true);
}

/** Disconnects sockets of this process whose login has expired or was ended by another process. */
export async function endStaleLogins(context: Context, io: SignallingIo): Promise<void> {
  const loginIds = new Set([...io.sockets.sockets.values()].map(({ data }) => data.actor.loginId));
  const expiresAt = { $gt: new Date(context.clock.now()) };
  for await (const asked of spacedChunks([...loginIds])) {
    const standing = await context.database.logins
      .find({ _id: { $in: asked }, expiresAt }, { _id: 1 })
      .lean();
    for (const { _id } of standing) loginIds.delete(_id.toString());
  }
  for (const loginId of loginIds) endLogin(io, loginId);
}

import type { Context, RoomSocket, SignallingIo } from './context.ts';
import { leaveRoom } from './presence.ts';

/** Puts out every socket of this login, after telling it why. */
export function endLogin(context: Context, io: SignallingIo, loginId: string): void {
  for (const socket of io.sockets.sockets.values()) {
    if (socket.data.actor.loginId === loginId) putOut(context, socket);
  }
}

/** Ends the sockets whose logins have ended elsewhere or have expired; one query for all. */
export async function endStaleLogins(context: Context, io: SignallingIo): Promise<void> {
  const connected = [...io.sockets.sockets.values()];
  if (connected.length === 0) return;
  const asked = new Set(connected.map(({ data }) => data.actor.loginId));
  const expiresAt = { $gt: new Date(context.clock.now()) };
  const standing = await context.database.logins
    .find({ _id: { $in: [...asked] }, expiresAt }, { _id: 1 })
    .lean();
  for (const { _id } of standing) asked.delete(_id.toString());
  for (const loginId of asked) endLogin(context, io, loginId);
}

function putOut(context: Context, socket: RoomSocket): void {
  leaveRoom(context, socket, 'left');
  socket.emit('login:ended');
  socket.disconnect(true);
}

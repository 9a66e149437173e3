import { spread } from '../process/drain.ts';
import type { RoomSocket, SignallingIo } from './sockets.ts';

/** Closes the connection as a network loss would, so that the page connects and joins again. Its seat, if it has one, waits for it. */
export function disconnectForRejoin(socket: RoomSocket): void {
  // Otherwise the disconnect would release the seat, and the other side be told.
  socket.data.roomid = null;
  socket.conn.close();
}

/** Has every page of this process connect again: those in rooms at once, the others over some seconds. */
export function reconnectAll(io: SignallingIo): void {
  const sockets = [...io.sockets.sockets.values()];
  for (const socket of sockets) if (socket.data.roomid !== null) disconnectForRejoin(socket);
  void spread(sockets, async ({ data, conn }) => {
    // Who has joined since has a new snapshot.
    if (data.roomid === null) conn.close();
  });
}

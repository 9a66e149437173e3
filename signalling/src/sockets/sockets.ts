import type { ClientToServerEvents, ServerToClientEvents } from '@preproom/models/contract/room/signalling';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Server, Socket } from 'socket.io';
import type { UnderWay } from './underWay.ts';

interface SocketData {
  /** Checked at the handshake; whether the login still stands is asked again at joins and by the sweep. */
  actor: Actor;
  /** Where this socket was let in last; whether it still holds a place there is the room's to say. */
  roomid: string | null;
  requests: UnderWay;
  /** False when this process stops: what is not answered, pages send again elsewhere. */
  takesRequests: boolean;
}

type NoEvents = Record<never, never>;
export type SignallingIo = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
export type RoomSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;

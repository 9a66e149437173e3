import type { ClientToServerEvents, ServerToClientEvents } from '@preproom/models/contract/room/signalling';
import type { PresentedLogin } from '@preproom/models/runtime/authenticate';
import type { Server, Socket } from 'socket.io';
import type { InFlight } from './inFlight.ts';

interface SocketData {
  /** Authenticated at the handshake. Joins and the sweep check again that the login is still valid. */
  actor: PresentedLogin;
  /** The room that this socket joined last. Whether it still has a seat there is stored in the room. */
  roomid: string | null;
  requests: InFlight;
  /** False while this process stops. Requests without an answer are sent again by pages, to another process. */
  acceptsRequests: boolean;
}

type NoEvents = Record<never, never>;
export type SignallingIo = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
export type RoomSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;

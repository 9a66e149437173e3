import type { Server as HttpServer } from 'node:http';
import { MAX_MESSAGE_BYTES, type RoomClosedReason } from '@preproom/models/contract/signalling';
import { noteRoomsPresent } from '@preproom/models/db/sessionChanges';
import type { Occupancy } from '@preproom/models/runtime/metrics';
import { Server } from 'socket.io';
import type { SignallingConfig } from './config.ts';
import {
  type Context,
  createBackground,
  createDelivery,
  type SignallingDeps,
  type SignallingIo,
} from './context.ts';
import { HANDLERS } from './handlers/handlers.ts';
import { createHandshake } from './handshake.ts';
import { createLimits } from './limits.ts';
import { endLogin, loginRoom } from './logins.ts';
import { closeRoomInOrder, leaveRoom } from './presence.ts';
import { serveRequests } from './requests.ts';
import { createRoomDirectory } from './roomDirectory.ts';
import { createSweeper, roomidsOf } from './sweep.ts';
import { createTaskOrder } from './taskOrder.ts';

export interface Signalling {
  /** Tells the sockets of this login that it has ended, and cuts them. */
  endLogin(loginId: string): void;
  /** Puts out whoever is in this room, and tells them why. What is stored of the session stays as it is. */
  closeRoom(roomid: string, reason: RoomClosedReason): void;
  /** One round of what otherwise happens every few seconds. */
  sweep(): Promise<void>;
  isReady(): boolean;
  /** Cuts every socket so that pages come back by themselves; the HTTP server stays its owner's to close. */
  close(): Promise<void>;
}

/** The live room's service at /socket.io of this HTTP server. All its state is in memory: after a restart pages join again. */
export function createSignalling(
  httpServer: HttpServer,
  config: SignallingConfig,
  deps: SignallingDeps,
): Signalling {
  let isClosing = false;
  const io: SignallingIo = new Server(httpServer, {
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    cors: { origin: config.corsOrigins },
    serveClient: false,
    // A half-open connection is noticed within 20 s; the defaults take 45.
    pingInterval: 10_000,
    pingTimeout: 10_000,
    connectTimeout: 10_000,
    allowRequest: (_request, allow) => allow(null, !isClosing),
  });
  const background = createBackground(deps.log);
  const deliver = createDelivery(io, deps.metrics);
  const context: Context = {
    ...deps,
    areReadingsOn: config.areReadingsOn,
    rooms: createRoomDirectory(deliver),
    inOrder: createTaskOrder(),
    deliver,
    inBackground: background.inBackground,
  };
  acceptSockets(io, config, context);
  const sweeper = createSweeper(context, io);
  deps.metrics.watchOccupancy(() => occupancyOf(io));
  return {
    endLogin: (loginId) => endLogin(io, loginId),
    closeRoom: (roomid, reason) =>
      context.inBackground('closing a room', closeRoomInOrder(context, roomid, reason)),
    sweep: sweeper.sweep,
    isReady: () => !isClosing,
    async close() {
      isClosing = true;
      sweeper.stop();
      context.inBackground(
        'noting the last presence',
        noteRoomsPresent(deps.database, roomidsOf(io), deps.clock.now()),
      );
      // Not `io.close()`, which would close the HTTP server, nor `disconnectSockets()`, after which pages stay away.
      io.engine.close();
      await background.finished();
    },
  };
}

function occupancyOf(io: SignallingIo): Occupancy {
  const sockets = [...io.sockets.sockets.values()];
  const participants = sockets.filter(({ data }) => data.roomid !== null).length;
  return { rooms: roomidsOf(io).length, participants, sockets: sockets.length };
}

function acceptSockets(io: SignallingIo, config: SignallingConfig, context: Context): void {
  const limits = createLimits();
  io.use(createHandshake(config, context, limits));
  io.on('connection', (socket) => {
    void socket.join(loginRoom(socket.data.actor.loginId));
    serveRequests(context, socket, HANDLERS, limits);
    socket.on('disconnect', (why) => {
      // Whoever is put out by us, because the login has ended, does not come back.
      const reason = why === 'server namespace disconnect' ? 'left' : 'lost';
      context.inBackground('leaving', leaveRoom(context, socket, reason));
    });
  });
}

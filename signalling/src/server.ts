import type { Server as HttpServer } from 'node:http';
import {
  MAX_MESSAGE_BYTES,
  type PushChange,
  type RoomClosedReason,
} from '@preproom/models/contract/room/signalling';
import { recordRoomPresence } from '@preproom/models/db/sessions/sessionChanges';
import type { Occupancy } from '@preproom/models/runtime/metrics';
import { isOwnHost } from '@preproom/models/runtime/ownOrigin';
import { createTaskOrder } from '@preproom/models/runtime/taskOrder';
import { Server } from 'socket.io';
import type { SignallingConfig } from './config.ts';
import { type Context, createBackground } from './context.ts';
import type { SignallingDeps } from './deps.ts';
import { HANDLERS } from './handlers/handlers.ts';
import { drain } from './process/drain.ts';
import { createSingleProcess, joinProcesses } from './process/processes.ts';
import { createCodeStore } from './room/codeStore.ts';
import { createLateWrites } from './room/lateWrites.ts';
import { closeRoomInOrder, leaveRoom } from './room/presence.ts';
import { createReadingStore } from './room/readingStore.ts';
import { createRedisRooms } from './room/redisRooms.ts';
import { createRoomDirectory } from './room/roomDirectory.ts';
import { publishShownQuestion } from './room/shownQuestion.ts';
import { createSweeper, roomidsOf } from './room/sweep.ts';
import { createEmitter, createEventAdapter } from './sockets/eventDelivery.ts';
import { BatchingSocketServer } from './sockets/frameBatching.ts';
import { createHandshake } from './sockets/handshake.ts';
import { createLimits } from './sockets/limits.ts';
import { endLogin, loginRoom } from './sockets/logins.ts';
import { reconnectAll } from './sockets/rejoin.ts';
import { serveRequests } from './sockets/requests.ts';
import type { SignallingIo } from './sockets/sockets.ts';
import { createPushChange, userRoom } from './sockets/userPush.ts';

const SOCKET_OPTIONS = {
  maxHttpBufferSize: MAX_MESSAGE_BYTES,
  serveClient: false,
  wsEngine: BatchingSocketServer,
  // A half-open connection is noticed within 20 s; the defaults take 45.
  pingInterval: 10_000,
  pingTimeout: 10_000,
  connectTimeout: 10_000,
};

export interface Signalling {
  /** Emits `login:ended` to the sockets of this login and disconnects them. */
  endLogin(loginId: string): void;
  /** Emits `room:closed` with this reason and removes both people. The stored session does not change. */
  closeRoom(roomid: string, reason: RoomClosedReason): void;
  pushChange: PushChange;
  /** Emits to the learner what the stored session says is shown on their screen. */
  publishShownQuestion(roomid: string): void;
  /** Runs the periodic sweep once, now. */
  sweep(): Promise<void>;
  isReady(): boolean;
  /**
   * Refuses new sockets, answers in-flight requests and disconnects all sockets within 5 s, so that pages reconnect elsewhere. The
   * caller closes the HTTP server.
   */
  close(): Promise<void>;
}

/**
 * Serves the live rooms at /socket.io of this HTTP server. With Redis, any number of processes serve the same rooms. Without it,
 * rooms are in memory, and pages join again after a restart.
 */
export function createSignalling(
  httpServer: HttpServer,
  config: SignallingConfig,
  deps: SignallingDeps,
): Signalling {
  let isClosing = false;
  const { redis } = deps;
  const io: SignallingIo = new Server(httpServer, {
    ...SOCKET_OPTIONS,
    ...(redis && { adapter: createEventAdapter(redis, () => onMissedEvents(io, deps)) }),
    cors: { origin: config.corsOrigins },
    allowRequest: ({ headers }, allow) => allow(null, !isClosing && isOwnHost(headers, config)),
  });
  const background = createBackground(deps.log);
  const context = createContext(io, config, deps, background.inBackground);
  acceptSockets(io, config, context, () => isClosing);
  const sweeper = createSweeper(context, io);
  deps.metrics.watchOccupancy(() => occupancyOf(io));
  return {
    endLogin: (loginId) => endLogin(io, loginId),
    closeRoom: (roomid, reason) =>
      context.inBackground('closing a room', closeRoomInOrder(context, roomid, reason)),
    pushChange: context.pushChange,
    publishShownQuestion: (roomid) =>
      context.inBackground('showing a question', publishShownQuestion(context, roomid)),
    sweep: sweeper.sweep,
    isReady: () => !isClosing && (redis?.isReady() ?? true),
    async close() {
      isClosing = true;
      sweeper.stop();
      const present = recordRoomPresence(deps.database, roomidsOf(io), deps.clock.now());
      context.inBackground('noting the last presence', present);
      // `io.close()` would close the HTTP server; after `disconnectSockets()` pages would not reconnect.
      await drain(io);
      io.engine.close();
      await background.finished();
      context.inBackground('storing who came and went', context.lateWrites.flush());
      await background.finished();
      context.processes.stop();
      await io.of('/').adapter.close();
    },
  };
}

function createContext(
  io: SignallingIo,
  { areReadingsOn }: SignallingConfig,
  deps: SignallingDeps,
  inBackground: Context['inBackground'],
): Context {
  const { redis, metrics } = deps;
  const emit = createEmitter(io, metrics);
  const processes = redis ? joinProcesses(redis) : createSingleProcess();
  return {
    ...deps,
    areReadingsOn,
    rooms: redis ? createRedisRooms(redis, processes.ownId, metrics) : createRoomDirectory(emit),
    readings: createReadingStore(deps),
    code: createCodeStore(deps),
    lateWrites: createLateWrites({ ...deps, inBackground }),
    processes,
    isConnected: (socketId) => io.sockets.sockets.has(socketId),
    inOrder: createTaskOrder(),
    emit,
    pushChange: createPushChange(io, metrics),
    inBackground,
  };
}

/** Pages learn what they missed by connecting again: in a room from its snapshot, elsewhere by fetching what they show. */
function onMissedEvents(io: SignallingIo, { log }: SignallingDeps): void {
  const sockets = io.sockets.sockets.size;
  if (sockets > 0) log.warn({ sockets }, 'events were missed: pages connect again');
  reconnectAll(io);
}

function occupancyOf(io: SignallingIo): Occupancy {
  const sockets = [...io.sockets.sockets.values()];
  const participants = sockets.filter(({ data }) => data.roomid !== null).length;
  return { rooms: roomidsOf(io).length, participants, sockets: sockets.length };
}

function acceptSockets(
  io: SignallingIo,
  config: SignallingConfig,
  context: Context,
  isClosing: () => boolean,
): void {
  const limits = createLimits(context.redis);
  io.use(createHandshake(config, context, limits));
  io.on('connection', (socket) => {
    const { loginId, userId } = socket.data.actor;
    void socket.join([loginRoom(loginId), userRoom(userId)]);
    serveRequests(context, socket, HANDLERS, limits);
    socket.on('disconnect', (why) => {
      // The seat stays reserved: the page is about to reconnect to another process, so no one is notified.
      if (isClosing()) return;
      // Disconnected by us because the login ended: the page will not reconnect.
      const reason = why === 'server namespace disconnect' ? 'left' : 'lost';
      context.inBackground('leaving', leaveRoom(context, socket, reason));
    });
  });
}

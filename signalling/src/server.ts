import type { Server as HttpServer } from 'node:http';
import {
  MAX_MESSAGE_BYTES,
  type PushChange,
  type RoomClosedReason,
} from '@preproom/models/contract/room/signalling';
import { recordRoomPresence } from '@preproom/models/db/sessions/sessionChanges';
import type { Occupancy } from '@preproom/models/runtime/metrics';
import { isOwnHost } from '@preproom/models/runtime/ownOrigin';
import type { Redis } from '@preproom/models/runtime/redis';
import { createTaskOrder } from '@preproom/models/runtime/taskOrder';
import { Server, type Socket } from 'socket.io';
import type { SignallingConfig } from './config.ts';
import { type Context, createBackground } from './context.ts';
import type { SignallingDeps } from './deps.ts';
import { HANDLERS } from './handlers/handlers.ts';
import { drain } from './process/drain.ts';
import { createSingleProcess, joinProcesses, type Processes } from './process/processes.ts';
import { createCodeStore } from './room/codeStore.ts';
import { createLateWrites } from './room/lateWrites.ts';
import { closeRoomInOrder, leaveRoom } from './room/presence.ts';
import { createReadingStore } from './room/readingStore.ts';
import { createRedisRooms } from './room/redisRooms.ts';
import { createRoomDirectory } from './room/roomDirectory.ts';
import type { RoomMessage } from './room/roomMessages.ts';
import { publishShownQuestion } from './room/shownQuestion.ts';
import { createSweeper, roomidsOf } from './room/sweep.ts';
import { createEmitter, createEventAdapter, emitHere } from './sockets/eventDelivery.ts';
import { type AddressedEvent, readOwnStream, sendToProcess } from './sockets/eventStreams.ts';
import { BatchingSocketServer } from './sockets/frameBatching.ts';
import { createHandshake } from './sockets/handshake.ts';
import { createLimits } from './sockets/limits.ts';
import { endLogin, loginRoom } from './sockets/logins.ts';
import { reconnectAll } from './sockets/rejoin.ts';
import { serveRequests } from './sockets/requests.ts';
import { type SharedSocketCounts, shareSocketCounts } from './sockets/sharedSocketCounts.ts';
import type { SignallingIo } from './sockets/sockets.ts';
import { createPushChange, pushElsewhere, userRoom } from './sockets/userPush.ts';

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
  const processes = redis ? joinProcesses(redis) : createSingleProcess();
  const sharedCounts = redis && shareSocketCounts(redis, processes);
  const context = createContext({ io, processes, sharedCounts }, config, deps, background.inBackground);
  const stopReading = redis ? readEvents(redis, io, deps, processes.ownId) : () => {};
  acceptSockets(io, config, context, { sharedCounts, isClosing: () => isClosing });
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
      processes.stop();
      stopReading();
      await io.of('/').adapter.close();
    },
  };
}

interface Sockets {
  io: SignallingIo;
  processes: Processes;
  sharedCounts: SharedSocketCounts | null;
}

function createContext(
  { io, processes, sharedCounts }: Sockets,
  { areReadingsOn }: SignallingConfig,
  deps: SignallingDeps,
  inBackground: Context['inBackground'],
): Context {
  const { redis, metrics } = deps;
  const emit = createEmitter(io, metrics, ({ to, at, event, args }) => {
    if (!redis) return;
    const sent = sendToProcess(redis, at, { rooms: [to], event, args });
    inBackground('passing an event on', sent);
  });
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
    pushChange: createPushChange(io, metrics, (userIds, push) => {
      if (redis && sharedCounts)
        inBackground('pushing a change', pushElsewhere(redis, sharedCounts, userIds, push));
    }),
    inBackground,
  };
}

/** Pages learn what they missed by connecting again: in a room from its snapshot, elsewhere by fetching what they show. */
function onMissedEvents(io: SignallingIo, { log }: SignallingDeps): void {
  const sockets = io.sockets.sockets.size;
  if (sockets > 0) log.warn({ sockets }, 'events were missed: pages connect again');
  reconnectAll(io);
}

/** Delivers what other processes, and room changes of this one, have for its sockets. Returns a function that stops. */
function readEvents(redis: Redis, io: SignallingIo, deps: SignallingDeps, processId: string): () => void {
  const deliver = ({ rooms, event, args }: AddressedEvent) => {
    const [to = ''] = rooms;
    if (!emitHere(io, { to, event, args } as Omit<RoomMessage, 'at'>))
      (io.local.to(rooms) as Pick<Socket, 'emit'>).emit(event, ...args);
  };
  return readOwnStream(redis, processId, deliver, () => onMissedEvents(io, deps));
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
  { sharedCounts, isClosing }: Pick<Sockets, 'sharedCounts'> & { isClosing(): boolean },
): void {
  const limits = createLimits(context.redis);
  io.use(createHandshake(config, context, limits, sharedCounts));
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

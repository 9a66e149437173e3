import { ErrorBody } from '@preproom/models/contract/http/errorBody';
import { AppError, type ErrorCode, isTransient } from '@preproom/models/contract/http/errors';
import {
  type Ack,
  type ClientToServerEvents,
  REQUESTS,
  type RequestAnswer,
  type RequestName,
  type RequestPayload,
  SERVER_EVENTS,
  type ServerEvent,
  type ServerEventName,
  type ServerToClientEvents,
} from '@preproom/models/contract/room/signalling';
import { io, type Socket } from 'socket.io-client';
import { shownPerson } from '../../lib/shownPerson.ts';
import type { OpenSignalling, SignallingConnection, SignallingListener } from '../core/ports.ts';
import { RECONNECTING, slowDownLater } from './reconnecting.ts';

/** How long an acknowledgement may take. A restart of the database fits into this. */
const ANSWER_TIMEOUT_MS = 8_000;
/**
 * The service answers these from memory. Without an answer in this time, in milliseconds, it is unreachable, even if the socket is
 * open. A ping is sent once when the peer has gone silent, too.
 */
const PROMPT_TIMEOUTS: Partial<Record<RequestName, number>> = {
  'signal:send': 4_000,
  'negotiation:restart': 4_000,
  'room:ping': 1_500,
};
/** For one connection attempt. A new attempt notices a restored network sooner than a pending one. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Delay after the service disconnected us; Socket.IO does not reconnect by itself in that case. */
const RETURN_DELAY_MS = 2_000;

type RoomSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/**
 * The signalling service over Socket.IO on our own origin, with the login's cookie. Reconnects until closed. Null for a connection
 * that is about no room.
 */
export function openSocketSignalling(roomid: string | null): OpenSignalling {
  return (listener) => connect(roomid, listener);
}

function connect(roomid: string | null, listener: SignallingListener): SignallingConnection {
  const socket: RoomSocket = io({
    // A proxy in front of several processes brings both people of a room to the same one by this.
    ...(roomid !== null && { query: { room: roomid } }),
    // WebSocket only: without long polling, several processes need no sticky sessions.
    transports: ['websocket'],
    withCredentials: true,
    auth: (send) => send({ userId: shownPerson.get() }),
    forceNew: true,
    timeout: CONNECT_TIMEOUT_MS,
    ...RECONNECTING,
  });
  slowDownLater(socket.io);
  let returning: ReturnType<typeof setTimeout> | undefined;
  listen(socket, listener, () => {
    returning = setTimeout(() => socket.connect(), RETURN_DELAY_MS);
  });
  // Socket.IO would wait for its next attempt.
  const onOnline = () => {
    if (!socket.connected) connectAnew(socket);
  };
  window.addEventListener('online', onOnline);
  return {
    ask: (name, payload) => ask(socket, name, payload),
    close: () => {
      clearTimeout(returning);
      window.removeEventListener('online', onOnline);
      socket.removeAllListeners();
      socket.disconnect();
    },
  };
}

function listen(socket: RoomSocket, listener: SignallingListener, comeBack: () => void): void {
  socket.on('connect', listener.onUp);
  socket.on('disconnect', (reason) => {
    listener.onDown();
    if (reason === 'io server disconnect') comeBack();
  });
  socket.on('connect_error', (error) => {
    if (socket.active) return;
    const refusal = ErrorBody.safeParse((error as { data?: unknown }).data);
    const code: ErrorCode = refusal.success ? refusal.data.code : 'unavailable';
    if (isTransient(code)) comeBack();
    else listener.onRefused(code);
  });
  // TypeScript cannot resolve the event map for a union of event names.
  const plain = socket as unknown as Socket;
  for (const name of Object.keys(SERVER_EVENTS) as ServerEventName[]) {
    plain.on(name, (payload: unknown) => {
      const event = parseEvent(name, payload);
      if (event) listener.onEvent(event);
    });
  }
}

/** Null for a payload that this page does not understand: the event is dropped, the call goes on. */
function parseEvent(name: ServerEventName, payload: unknown): ServerEvent | null {
  const parsed = SERVER_EVENTS[name].safeParse(payload);
  if (parsed.success) return { name, payload: parsed.data } as ServerEvent;
  console.warn(`${name} came with an unknown payload`, parsed.error);
  return null;
}

async function ask<E extends RequestName>(
  socket: RoomSocket,
  name: E,
  payload: RequestPayload<E>,
): Promise<RequestAnswer<E>> {
  if (!socket.connected) throw new AppError('unavailable');
  const answer = await emit(socket, name, payload);
  if (!answer.ok) throw new AppError(answer.error.code, answer.error.message);
  return REQUESTS[name].answer.parse(answer.data) as RequestAnswer<E>;
}

async function emit(socket: RoomSocket, name: RequestName, payload: unknown): Promise<Ack<unknown>> {
  const promptTimeoutMs = PROMPT_TIMEOUTS[name];
  try {
    // TypeScript cannot resolve the event map for a union of event names.
    const plain = socket as unknown as Socket;
    return await plain.timeout(promptTimeoutMs ?? ANSWER_TIMEOUT_MS).emitWithAck(name, payload);
  } catch (cause) {
    if (promptTimeoutMs && socket.connected) connectAnew(socket);
    throw new AppError('unavailable', undefined, { cause });
  }
}

function connectAnew(socket: RoomSocket): void {
  socket.disconnect().connect();
}

import { parseSent } from '@preproom/models/contract/http/errorBody';
import { AppError } from '@preproom/models/contract/http/errors';
import type { z } from '@preproom/models/contract/http/zod';
import {
  type Ack,
  REQUESTS,
  type RequestAnswer,
  type RequestName,
  type RequestPayload,
} from '@preproom/models/contract/room/signalling';
import { isNegotiationSignal } from '@preproom/models/contract/room/signals';
import type { Context } from '../context.ts';
import { leaveRoom } from '../room/presence.ts';
import { toErrorBody } from './errors.ts';
import type { Limits } from './limits.ts';
import type { RoomSocket } from './sockets.ts';

/** Handles one request. Calls of `answer` after the first are ignored. Throws an AppError to refuse. */
export type Handler<E extends RequestName> = (
  context: Context,
  socket: RoomSocket,
  payload: RequestPayload<E>,
  answer: (data: RequestAnswer<E>) => void,
) => void | Promise<void>;

export type Handlers = { [E in RequestName]: Handler<E> };

/** For every message of this socket: consumes the rate limit, parses, handles, and acknowledges if the sender asked for it. */
export function serveRequests(
  context: Context,
  socket: RoomSocket,
  handlers: Handlers,
  limits: Limits,
): void {
  const { metrics } = context;
  const { userId, loginId } = socket.data.actor;
  // Created on demand, because most sockets never log.
  const logOf = (ids: object) => context.log.child({ loginId, socketId: socket.id, ...ids });
  const serve = async (name: string, payload: unknown, acknowledge: (answer: Ack<unknown>) => void) => {
    socket.data.requests.begin();
    try {
      // Awaits only what takes time, which relaying a signal does not where limits and rooms are in memory.
      const counted = limits.consumeRequest(userId, name, payload);
      if (counted) await counted;
      const handled = handle(context, socket, handlers, name, payload, acknowledge);
      if (handled) await handled;
      if (name === 'room:join') metrics.joins.inc({ outcome: 'joined' });
    } catch (error) {
      const ids = { roomid: socket.data.roomid, request: isRequestName(name) ? name : 'unknown' };
      const body = toErrorBody(error, { metrics, log: logOf(ids) });
      if (name === 'room:join') metrics.joins.inc({ outcome: body.code });
      acknowledge({ ok: false, error: body });
      if (body.code === 'too_many_requests' && (await limits.isFlood(userId))) {
        logOf({}).warn('socket put out: it goes on sending far above its limits');
        context.inBackground('leaving', leaveRoom(context, socket, 'lost'));
        socket.disconnect(true);
      }
    } finally {
      socket.data.requests.end();
    }
  };
  // Not `onAny`: Socket.IO would then dispatch the event to listeners that there are not.
  socket.use(([event, ...args]) => {
    if (!socket.data.acceptsRequests) return;
    // Socket.IO accepts a number as an event name.
    void serve(String(event), args[0], acknowledgement(args));
  });
}

/** Socket.IO passes it as the last argument, and ignores its calls after the first. Does nothing when the sender asked for none. */
function acknowledgement(args: unknown[]): (answer: Ack<unknown>) => void {
  const last = args.at(-1);
  return typeof last === 'function' ? (last as (answer: Ack<unknown>) => void) : () => {};
}

/** Answers at once, or later where the handler has to wait for something. */
function handle(
  context: Context,
  socket: RoomSocket,
  handlers: Handlers,
  name: string,
  payload: unknown,
  acknowledge: (answer: Ack<unknown>) => void,
): void | Promise<void> {
  if (!isRequestName(name)) throw new AppError('bad_request', 'There is no such request.');
  // Safe: the payload fits the schema of the same name. TypeScript cannot express that for a union of names.
  const handler = handlers[name] as Handler<RequestName>;
  return handler(context, socket, parse(name, payload), (data) => acknowledge({ ok: true, data }));
}

function parse(name: RequestName, payload: unknown): RequestPayload<RequestName> {
  // Nearly all messages are signals, and the schema would cost as much as everything else that we do for them.
  if (name === 'signal:send' && isNegotiationSignal(payload)) return payload;
  const sent = parseSent<z.ZodType<RequestPayload<RequestName>>>(REQUESTS[name].payload, payload);
  if (sent.faults) throw new AppError('bad_request', undefined, { fields: sent.faults });
  return sent.data;
}

function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name);
}

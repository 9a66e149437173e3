import { fieldFaults } from '@preproom/models/contract/http/errorBody';
import { AppError } from '@preproom/models/contract/http/errors';
import {
  type Ack,
  REQUESTS,
  type RequestAnswer,
  type RequestName,
  type RequestPayload,
} from '@preproom/models/contract/room/signalling';
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
  socket.onAny(async (event: unknown, ...args: unknown[]) => {
    if (!socket.data.acceptsRequests) return;
    socket.data.requests.begin();
    // Socket.IO accepts a number as an event name.
    const name = String(event);
    const acknowledge = acknowledgement(args);
    try {
      await limits.consumeRequest(userId, name, args[0]);
      await handle(context, socket, handlers, name, args[0], (data) => acknowledge({ ok: true, data }));
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
  });
}

/** Acknowledges at most once; does nothing when the sender passed no callback. */
function acknowledgement(args: unknown[]): (answer: Ack<unknown>) => void {
  let given = args.findLast((arg) => typeof arg === 'function') as ((answer: unknown) => void) | undefined;
  return (answer) => {
    given?.(answer);
    given = undefined;
  };
}

async function handle(
  context: Context,
  socket: RoomSocket,
  handlers: Handlers,
  name: string,
  payload: unknown,
  answer: (data: unknown) => void,
): Promise<void> {
  if (!isRequestName(name)) throw new AppError('bad_request', 'There is no such request.');
  const parsed = REQUESTS[name].payload.safeParse(payload);
  if (!parsed.success) throw new AppError('bad_request', undefined, { fields: fieldFaults(parsed.error) });
  // Safe: the payload was parsed with the schema of the same name. TypeScript cannot express that for a union of names.
  const handler = handlers[name] as Handler<RequestName>;
  await handler(context, socket, parsed.data, answer as (data: RequestAnswer<RequestName>) => void);
}

function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name);
}

import { AppError } from '@preproom/models/contract/http/errors';
import { authenticate, type PresentedLogin } from '@preproom/models/runtime/authenticate';
import { isOwnOrigin } from '@preproom/models/runtime/ownOrigin';
import type { SignallingConfig } from '../config.ts';
import type { SignallingDeps } from '../deps.ts';
import { toErrorBody } from './errors.ts';
import { InFlight } from './inFlight.ts';
import type { Limits } from './limits.ts';
import { OpenSockets } from './openSockets.ts';
import type { SharedSocketCounts } from './sharedSocketCounts.ts';
import type { RoomSocket } from './sockets.ts';

/** Accepts sockets with a valid login. Others get a `connect_error` whose `data` is an ErrorBody. */
export function createHandshake(
  config: SignallingConfig,
  deps: SignallingDeps,
  limits: Limits,
  sharedCounts: SharedSocketCounts | null,
) {
  const openSockets = new OpenSockets(sharedCounts);
  const usedConnections = new WeakSet<RoomSocket['conn']>();
  return async (socket: RoomSocket, next: (refusal?: Error) => void): Promise<void> => {
    try {
      // One handshake per connection, checked before any lookup. Pages open a new connection for each attempt.
      if (usedConnections.has(socket.conn)) throw new AppError('too_many_requests');
      usedConnections.add(socket.conn);
      const actor = await admit(socket, config, deps);
      const purpose = socket.handshake.auth.purpose === 'live' ? 'live' : 'room';
      await limits.consumeHandshake(actor.userId, purpose);
      await openSockets.admit(socket, actor.userId, purpose);
      Object.assign(socket.data, { actor, roomid: null, requests: new InFlight(), acceptsRequests: true });
      next();
    } catch (error) {
      const body = toErrorBody(error, deps);
      next(Object.assign(new Error(body.message), { data: body }));
    }
  };
}

async function admit(
  socket: RoomSocket,
  config: SignallingConfig,
  deps: SignallingDeps,
): Promise<PresentedLogin> {
  const { headers, auth } = socket.handshake;
  const token: unknown = auth.token;
  const authorization = typeof token === 'string' ? token : headers.authorization;
  const { jwtSecret } = config;
  const actor = await authenticate({ authorization, cookie: headers.cookie }, { ...deps, jwtSecret });
  if (!actor) throw new AppError('signed_out');
  // Another account may have logged in in the browser of a page that still shows the first.
  if (typeof auth.userId === 'string' && auth.userId !== actor.userId) throw new AppError('other_account');
  if (!isAllowedOrigin(headers, actor.fromCookie, config)) throw new AppError('foreign_origin');
  return actor;
}

/**
 * Whether a page of this origin may connect. With a cookie only our own origin may, since any site could use the cookie
 * (cross-site WebSocket hijacking). With a token the configured origins may as well. A request without an origin is allowed:
 * programs send none, and neither do browsers for same-origin polling; a foreign page could not read the response.
 */
function isAllowedOrigin(
  headers: { origin?: string | undefined; host?: string | undefined },
  fromCookie: boolean,
  config: SignallingConfig,
): boolean {
  const { origin } = headers;
  if (!origin || isOwnOrigin(headers, config)) return true;
  return !fromCookie && config.corsOrigins.includes(origin);
}

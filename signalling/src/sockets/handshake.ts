import { AppError } from '@preproom/models/contract/http/errors';
import { type Actor, authenticate } from '@preproom/models/runtime/authenticate';
import type { SignallingConfig } from '../config.ts';
import type { SignallingDeps } from '../deps.ts';
import { toErrorBody } from './errors.ts';
import type { Limits } from './limits.ts';
import { OpenSockets } from './openSockets.ts';
import type { RoomSocket } from './sockets.ts';
import { UnderWay } from './underWay.ts';

/** Lets a socket in with a valid login; anyone else gets a `connect_error` whose `data` is an ErrorBody. */
export function createHandshake(config: SignallingConfig, deps: SignallingDeps, limits: Limits) {
  const openSockets = new OpenSockets();
  const askedOver = new WeakSet<RoomSocket['conn']>();
  return async (socket: RoomSocket, next: (refusal?: Error) => void): Promise<void> => {
    try {
      // Before anything is looked up. A page opens a new connection for each try.
      if (askedOver.has(socket.conn)) throw new AppError('too_many_requests');
      askedOver.add(socket.conn);
      const actor = await admit(socket, config, deps);
      await limits.takeHandshake(actor.userId);
      openSockets.admit(socket, actor.userId);
      Object.assign(socket.data, { actor, roomid: null, requests: new UnderWay(), takesRequests: true });
      next();
    } catch (error) {
      const body = toErrorBody(error, deps);
      next(Object.assign(new Error(body.message), { data: body }));
    }
  };
}

async function admit(socket: RoomSocket, config: SignallingConfig, deps: SignallingDeps): Promise<Actor> {
  const { headers, auth } = socket.handshake;
  const token: unknown = auth.token;
  const authorization = typeof token === 'string' ? token : headers.authorization;
  const { jwtSecret } = config;
  const actor = await authenticate({ authorization, cookie: headers.cookie }, { ...deps, jwtSecret });
  if (!actor) throw new AppError('signed_out');
  if (!isWelcomeOrigin(headers, actor.fromCookie, config)) throw new AppError('foreign_origin');
  return actor;
}

/**
 * Whether a page of this origin may connect. A cookie alone would let every site act for the person, so it must be our own
 * page; with a token the configured origins may too, as may programs, which send none. Browsers name no origin when a page
 * polls its own; a foreign page whose request lacks one as well cannot read the answer, without which there is no socket.
 */
function isWelcomeOrigin(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  fromCookie: boolean,
  { publicOrigin, corsOrigins, isProduction }: SignallingConfig,
): boolean {
  if (!origin || origin === publicOrigin) return true;
  if (!isProduction && URL.canParse(origin) && new URL(origin).host === host) return true;
  return !fromCookie && corsOrigins.includes(origin);
}

import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { API_BASE, type BodyOf, type ParamsOf, type ResponseOf } from '@preproom/models/contract/endpoint';
import { AppError, fieldFaults } from '@preproom/models/contract/errors';
import type { SessionSide } from '@preproom/models/contract/sessions';
import { LOGIN_COOKIE } from '@preproom/models/contract/users';
import type { z } from '@preproom/models/contract/zod';
import type { Session } from '@preproom/models/db/session.model';
import { type Actor, authenticate } from '@preproom/models/runtime/authenticate';
import type { Log } from '@preproom/models/runtime/log';
import { findLoginToken } from '@preproom/models/runtime/loginToken';
import { type Request, type Response, Router } from 'express';
import type { AppDeps } from '../app.ts';
import type { Config } from '../config.ts';
import { POLICIES } from '../policy.ts';
import { authorize } from './authorize.ts';
import { loginCookie } from './loginCookie.ts';
import { checkOrigin } from './origin.ts';
import { nameRoute, noteIds } from './requestLog.ts';

type PolicyOf<N extends EndpointName> = (typeof POLICIES)[N];
type IfSession<N extends EndpointName, T> = PolicyOf<N> extends { session: true } ? T : null;

/** What a handler is given: everything is checked and parsed, and typed by the endpoint and its policy. */
export interface Call<N extends EndpointName> {
  actor: PolicyOf<N> extends { who: 'anyone' } ? Actor | null : Actor;
  session: IfSession<N, Session>;
  side: IfSession<N, SessionSide>;
  params: ParamsOf<(typeof ENDPOINTS)[N]>;
  body: BodyOf<(typeof ENDPOINTS)[N]>;
  /** Writes with the ids of this request, its login and its room. */
  log: Log;
  request: Request;
  response: Response;
}

export type Handler<N extends EndpointName> = (
  call: Call<N>,
) => Promise<ResponseOf<(typeof ENDPOINTS)[N]>> | ResponseOf<(typeof ENDPOINTS)[N]>;
export type Handlers = { [N in EndpointName]: Handler<N> };

/** The API's router: one route per endpoint of the contract, in the order authenticate, origin, parse, authorize, run, answer. */
export function createApiRouter(config: Config, deps: AppDeps, handlers: Handlers): Router {
  const router = Router();
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const { method, path } = ENDPOINTS[name];
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[verb](path, nameRoute(`${API_BASE}${path}`), async (request, response) => {
      response.json(await runCall(name, config, deps, handlers, request, response));
    });
  }
  return router;
}

async function runCall(
  name: EndpointName,
  config: Config,
  deps: AppDeps,
  handlers: Handlers,
  request: Request,
  response: Response,
): Promise<unknown> {
  const endpoint = ENDPOINTS[name] as { params?: z.ZodType; body?: z.ZodType };
  const actor = await authenticate(request.headers, { ...deps, jwtSecret: config.jwtSecret });
  // A login that has ended: without its cookie the pages know at once that nobody is logged in.
  if (!actor && findLoginToken(request.headers)?.fromCookie)
    response.clearCookie(LOGIN_COOKIE, loginCookie(config));
  if (actor) noteIds(response, { loginId: actor.loginId });
  checkOrigin(request, actor?.fromCookie ?? false, config);
  const params = parse(endpoint.params, request.params, 'not_found');
  if (hasRoomid(params)) noteIds(response, { roomid: params.roomid });
  const access = await authorize(deps.database, POLICIES[name], actor, params);
  const body = parse(endpoint.body, request.body ?? {}, 'bad_request');
  const call = { ...access, params, body, log: response.locals.log, request, response };
  return (handlers[name] as Handler<EndpointName>)(call as Call<EndpointName>);
}

function parse(schema: z.ZodType | undefined, input: unknown, code: 'not_found' | 'bad_request'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw code === 'not_found'
    ? new AppError(code)
    : new AppError(code, undefined, { fields: fieldFaults(result.error) });
}

function hasRoomid(params: unknown): params is { roomid: string } {
  return typeof params === 'object' && params !== null && 'roomid' in params;
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import {
  addressOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@preproom/models/contract/http/endpoint';
import { fieldFaults } from '@preproom/models/contract/http/errorBody';
import { AppError } from '@preproom/models/contract/http/errors';
import type { z } from '@preproom/models/contract/http/zod';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import type { File } from '@preproom/models/db/people/file.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Log } from '@preproom/models/runtime/log';
import { type Request, type Response, Router } from 'express';
import type { Config } from '../config/config.ts';
import type { AppDeps } from '../deps.ts';
import { POLICIES } from '../policy.ts';
import { authorize } from './authorize.ts';
import { checkOrigin } from './origin.ts';
import { nameRoute, noteIds } from './requestLog.ts';

type PolicyOf<N extends EndpointName> = (typeof POLICIES)[N];
type IfSession<N extends EndpointName, T> = PolicyOf<N> extends { session: true } ? T : null;
type IfFile<N extends EndpointName> = PolicyOf<N> extends { file: true } ? File : null;

/** What a handler is given: everything is checked and parsed, and typed by the endpoint and its policy. */
export interface Call<N extends EndpointName> {
  actor: PolicyOf<N> extends { who: 'anyone' } ? Actor | null : Actor;
  session: IfSession<N, Session>;
  side: IfSession<N, SessionSide>;
  file: IfFile<N>;
  params: ParamsOf<(typeof ENDPOINTS)[N]>;
  query: QueryOf<(typeof ENDPOINTS)[N]>;
  body: BodyOf<(typeof ENDPOINTS)[N]>;
  /** Writes with the ids of this request, its login and its room. */
  log: Log;
  request: Request;
  response: Response;
}

type Answer<R> = R extends globalThis.File ? Readable : R;
type AnswerTo<N extends EndpointName> = Answer<ResponseOf<(typeof ENDPOINTS)[N]>>;
export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<AnswerTo<N>> | AnswerTo<N>;
export type Handlers = { [N in EndpointName]: Handler<N> };

/** Answers a call of `response.locals.actor` that came as this request: origin, parse, authorize, run. Throws AppError. */
export type RunCall = (name: EndpointName, request: Request, response: Response) => Promise<unknown>;

/** The API's router: one route per endpoint of the contract. */
export function createApiRouter(runCall: RunCall): Router {
  const router = Router();
  for (const name of routeOrder()) {
    const address = addressOf(ENDPOINTS[name]);
    const verb = ENDPOINTS[name].method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[verb](address, nameRoute(address), async (request, response) => {
      const answer = await runCall(name, request, response);
      if (answer instanceof Readable) await sendFile(answer, ENDPOINTS[name], response);
      else response.json(answer);
    });
  }
  return router;
}

/** Addresses with fewer parameters first: `/files/:id/url` also fits `/files/:folder/:itemId`. */
function routeOrder(): EndpointName[] {
  const parameters = (name: EndpointName) => addressOf(ENDPOINTS[name]).split('/:').length;
  return (Object.keys(ENDPOINTS) as EndpointName[]).toSorted((a, b) => parameters(a) - parameters(b));
}

/** Somebody who goes away in the middle is no failure of ours. */
async function sendFile(file: Readable, { download }: Endpoint, response: Response): Promise<void> {
  response.type(download ?? 'application/octet-stream');
  await pipeline(file, response).catch((error) => {
    if (!response.destroyed) throw error;
    response.locals.log.info({ err: error }, 'file not sent whole');
  });
}

export function createRunCall(config: Config, deps: AppDeps, handlers: Handlers): RunCall {
  return (name, request, response) => runCall(name, config, deps, handlers, request, response);
}

async function runCall(
  name: EndpointName,
  config: Config,
  deps: AppDeps,
  handlers: Handlers,
  request: Request,
  response: Response,
): Promise<unknown> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { actor } = response.locals;
  checkOrigin(request, actor?.fromCookie ?? false, config);
  const params = parse(endpoint.params, request.params, 'not_found');
  if (hasRoomid(params)) noteIds(response, { roomid: params.roomid });
  const access = await authorize(deps.database, POLICIES[name], actor, params);
  const query = parse(endpoint.query, givenFields(request.query), 'bad_request');
  const body = parse(endpoint.body, request.body ?? {}, 'bad_request');
  const call = { ...access, params, query, body, log: response.locals.log, request, response };
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

/** Forms send the fields that were left empty, too. */
function givenFields(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function hasRoomid(params: unknown): params is { roomid: string } {
  return typeof params === 'object' && params !== null && 'roomid' in params;
}

import { Readable } from 'node:stream';
import { PERSON_HEADER } from '@preproom/models/contract/accounts/users';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import { parseSent } from '@preproom/models/contract/http/errorBody';
import { AppError } from '@preproom/models/contract/http/errors';
import type { z } from '@preproom/models/contract/http/zod';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import { type Request, type Response, Router } from 'express';
import type { Config } from '../config/config.ts';
import { authorize } from './authorize.ts';
import type { ApiRequest } from './call.ts';
import { expressClient } from './expressClient.ts';
import { checkOrigin } from './origin.ts';
import type { Policy } from './policy.ts';
import { receiveUpload } from './receiveUpload.ts';
import { nameRoute, noteIds } from './requestLog.ts';
import { sendStream } from './sendStream.ts';
import { siteOrigin } from './siteOrigin.ts';

/** Runs one endpoint: parse, authorize, handle. Throws AppError. */
export type RunCall = (name: EndpointName, request: ApiRequest) => Promise<unknown>;

/** The API's router: one route for each of these endpoints. */
export function createApiRouter(config: Config, runCall: RunCall, names: readonly EndpointName[]): Router {
  const router = Router();
  for (const name of inRouteOrder(names)) {
    const address = endpointPath(ENDPOINTS[name]);
    const verb = ENDPOINTS[name].method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[verb](address, nameRoute(address), async (request, response) => {
      checkOrigin(request, response.locals.actor?.fromCookie ?? false, config);
      const apiRequest = toApiRequest(request, response, config);
      const answer = await runCall(name, apiRequest);
      const { cacheControl, downloadName, contentSecurityPolicy } = apiRequest.responseHeaders;
      if (cacheControl !== undefined) response.set('Cache-Control', cacheControl);
      if (downloadName !== undefined) response.attachment(downloadName);
      if (contentSecurityPolicy !== undefined) response.set('Content-Security-Policy', contentSecurityPolicy);
      if (answer instanceof Readable) await sendFile(answer, ENDPOINTS[name], response);
      else response.json(answer);
    });
  }
  return router;
}

/** Addresses with fewer parameters first: `/files/:id/url` also fits `/files/:folder/:itemId`. */
export function inRouteOrder(names: readonly EndpointName[]): EndpointName[] {
  const parameters = (name: EndpointName) => endpointPath(ENDPOINTS[name]).split('/:').length;
  return names.toSorted((a, b) => parameters(a) - parameters(b));
}

function toApiRequest(request: Request, response: Response, config: Config): ApiRequest {
  const { params, query, body } = request;
  const { actor, log, endTurn } = response.locals;
  return {
    actor,
    shownPerson: request.get(PERSON_HEADER) ?? null,
    params,
    query,
    body,
    log,
    client: expressClient(request, response),
    siteOrigin: () => siteOrigin(request, config),
    responseHeaders: {},
    endTurn,
    whenGone: () => whenGone(response),
    receiveUpload: (path, maxBytes) => receiveUpload(request, response, path, maxBytes),
  };
}

function whenGone(response: Response): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  response.once('close', () => gone.abort());
  return gone.signal;
}

async function sendFile(file: Readable, { download }: Endpoint, response: Response): Promise<void> {
  response.locals.endTurn();
  response.type(download ?? 'application/octet-stream');
  await sendStream(file, response);
}

interface Api {
  database: Database;
  clock: Clock;
  policies: Record<EndpointName, Policy>;
  /** Each is typed by its own endpoint and policy where it is written (`HandlersFor`). */
  handlers: Record<EndpointName, (call: never) => unknown>;
}

export function createRunCall({ database, clock, policies, handlers }: Api): RunCall {
  return async (name, request) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const { actor, log } = request;
    const params = parseParams(endpoint, request.params);
    if (hasRoomid(params)) noteIds(log, { roomid: params.roomid });
    assertSamePerson(policies[name], request);
    const found = await authorize(database, policies[name], actor, { params, now: clock.now() });
    assertStays(endpoint, policies[name], actor);
    const query = parseQuery(endpoint, request.query);
    const body = parse(endpoint.body, request.body ?? {}, 'bad_request');
    return handlers[name]({ ...found, ...request, params, query, body } as never);
  };
}

/** Another account may have logged in in the browser of a page that still shows the first. Throws `other_account`. */
function assertSamePerson({ who }: Policy, { actor, shownPerson }: ApiRequest): void {
  if (who === 'anyone' || !actor || shownPerson === null) return;
  if (actor.userId !== shownPerson) throw new AppError('other_account');
}

/** Throws `account_leaving`. Looking at what is one's own and deleting it stay possible. */
function assertStays({ method }: Endpoint, { who, evenLeaving }: Policy, actor: ApiRequest['actor']): void {
  if (who === 'anyone' || evenLeaving || !actor?.isLeaving) return;
  if (method === 'POST' || method === 'PUT') throw new AppError('account_leaving');
}

/** Throws `not_found`. */
export function parseParams({ params }: Endpoint, given: object): unknown {
  return parse(params, given, 'not_found');
}

/** Throws `bad_request`. */
export function parseQuery({ query }: Endpoint, given: object): unknown {
  return parse(query, givenFields(given), 'bad_request');
}

function parse(schema: z.ZodType | undefined, input: unknown, code: 'not_found' | 'bad_request'): unknown {
  if (!schema) return undefined;
  const sent = parseSent(schema, input);
  if (!sent.faults) return sent.data;
  throw code === 'not_found' ? new AppError(code) : new AppError(code, undefined, { fields: sent.faults });
}

/** Forms also send the fields that were left empty. */
function givenFields(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function hasRoomid(params: unknown): params is { roomid: string } {
  return typeof params === 'object' && params !== null && 'roomid' in params;
}

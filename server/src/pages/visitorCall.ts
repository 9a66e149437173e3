import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { addressOf, type CallApi, type Endpoint } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Log } from '@preproom/models/runtime/log';
import type { Express, Request, Response } from 'express';
import type { RunCall } from '../http/route.ts';

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

/**
 * Asks the API from within this process, for the pages that the server draws: the same checks and the same answers as for a
 * browser in which nobody is logged in, without the network. Reads only.
 */
export function createVisitorCall(app: Express, runCall: RunCall, log: Log): CallApi {
  const names = new Map(Object.keys(ENDPOINTS).map((name) => [keyOf(ENDPOINTS[name as EndpointName]), name]));
  return async (endpoint, input) => {
    const name = names.get(keyOf(endpoint)) as EndpointName | undefined;
    if (!name || endpoint.method !== 'GET') throw new AppError('not_found');
    const { request, response } = exchange(app, input as Input, log);
    const answer = await runCall(name, request, response);
    // As it would arrive: ids and instants are texts.
    return JSON.parse(JSON.stringify(answer));
  };
}

/** The client's build has its own copy of the contract, so endpoints are known by where they are. */
function keyOf(endpoint: Pick<Endpoint, 'method' | 'base' | 'path'>): string {
  return `${endpoint.method} ${addressOf(endpoint)}`;
}

/** A request that nobody sent, and a response that nobody reads. */
function exchange(app: Express, { params = {}, query = {} }: Input, log: Log) {
  const request: Request = Object.setPrototypeOf(new IncomingMessage(new Socket()), app.request);
  const given = Object.entries(query).filter((field): field is [string, string] => field[1] !== undefined);
  request.method = 'GET';
  request.url = `/?${new URLSearchParams(given)}`;
  request.params = params;
  const response: Response = Object.setPrototypeOf(new ServerResponse(request), app.response);
  response.locals = { log, route: '/*', actor: null };
  return { request, response };
}

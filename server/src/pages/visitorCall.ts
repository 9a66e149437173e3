import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type CallApi, type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Language } from '@preproom/models/contract/http/language';
import type { Log } from '@preproom/models/runtime/log';
import type { ApiRequest } from '../http/call.ts';
import type { Client, Cookies } from '../http/client.ts';
import type { RunCall } from '../http/route.ts';

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
}

/** The page for which the API is asked. */
interface Page {
  language: Language;
  /** https://host without a trailing slash. */
  origin: string;
  log: Log;
}

/** Makes the caller that one page asks the API with. */
export type VisitorCall = (page: Page) => CallApi;

/** No cookie reaches the call: a page is shared by all visitors without a login. */
const NO_COOKIES: Cookies = { get: () => undefined, set() {}, clear() {} };

/**
 * Asks the API from within this process, for the pages that the server renders: the same checks and the same answers as for a
 * browser in which nobody is logged in, without the network. Reads only.
 */
export function createVisitorCall(runCall: RunCall): VisitorCall {
  const names = new Map(Object.keys(ENDPOINTS).map((name) => [keyOf(ENDPOINTS[name as EndpointName]), name]));
  return (page) => async (endpoint, input) => {
    const name = names.get(keyOf(endpoint)) as EndpointName | undefined;
    if (!name || endpoint.method !== 'GET') throw new AppError('not_found');
    const answer = await runCall(name, visitorRequest(page, input as Input));
    // As it would arrive: ids and instants are texts.
    return JSON.parse(JSON.stringify(answer));
  };
}

/** The client's build has its own copy of the contract, so endpoints are known by where they are. */
function keyOf(endpoint: Pick<Endpoint, 'method' | 'base' | 'path'>): string {
  return `${endpoint.method} ${endpointPath(endpoint)}`;
}

function visitorRequest(page: Page, { params = {}, query = {} }: Input): ApiRequest {
  const client: Client = {
    network: '',
    userAgent: '',
    language: page.language,
    codeBrowser: null,
    cookies: NO_COOKIES,
  };
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return {
    actor: null,
    params,
    // As in an address: all values are texts.
    query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    body: undefined,
    log: page.log.child({}),
    client,
    siteOrigin: () => page.origin,
    responseHeaders: {},
    // Reads only: a page sends no form.
    shownPerson: null,
    endTurn: () => {},
    whenGone: () => new AbortController().signal,
    receiveUpload: () => Promise.reject(new AppError('bad_request')),
  };
}

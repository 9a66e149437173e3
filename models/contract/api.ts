import * as business from './business/endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';
import * as people from './people/endpoints.ts';
import * as room from './room/endpoints.ts';
import * as site from './site/endpoints.ts';

/** Every endpoint of the API by name. Each has a policy and a handler in one feature of the server, or the server does not compile. */
export const ENDPOINTS = { ...people, ...room, ...business, ...site } satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof ENDPOINTS;

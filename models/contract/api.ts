import { getCurrentUser, isLoggedIn } from './currentUser.ts';
import * as nouns from './endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';

/** Every endpoint by name. The server compiles only if one of its features has a policy and a handler for each. */
export const ENDPOINTS = { ...nouns, getCurrentUser, isLoggedIn } satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof ENDPOINTS;

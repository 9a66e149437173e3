import * as assessments from './assessments/endpoints.ts';
import * as business from './business/endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';
import * as people from './people/endpoints.ts';
import * as referrals from './referrals/endpoints.ts';
import * as room from './room/endpoints.ts';
import * as site from './site/endpoints.ts';
import * as team from './team/endpoints.ts';

/** Every endpoint by name. The server compiles only if one of its features has a policy and a handler for each. */
export const ENDPOINTS = {
  ...people,
  ...room,
  ...business,
  ...assessments,
  ...site,
  ...team,
  ...referrals,
} satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof ENDPOINTS;

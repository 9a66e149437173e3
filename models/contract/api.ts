import * as accounts from './accounts/endpoints.ts';
import * as assessments from './assessments/endpoints.ts';
import * as blogs from './blogs/endpoints.ts';
import { getCurrentUser, isLoggedIn } from './currentUser.ts';
import type { Endpoint } from './http/endpoint.ts';
import * as inbox from './inbox/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as learners from './learners/endpoints.ts';
import * as mentors from './mentors/endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as payments from './payments/endpoints.ts';
import * as privacy from './privacy/endpoints.ts';
import * as programs from './programs/endpoints.ts';
import * as readings from './readings/endpoints.ts';
import * as referrals from './referrals/endpoints.ts';
import * as reports from './reports/endpoints.ts';
import * as room from './room/endpoints.ts';
import * as sessions from './sessions/endpoints.ts';
import * as team from './team/endpoints.ts';

/** Every endpoint by name. The server compiles only if one of its features has a policy and a handler for each. */
export const ENDPOINTS = {
  ...accounts,
  ...assessments,
  ...blogs,
  getCurrentUser,
  ...inbox,
  isLoggedIn,
  ...jobs,
  ...learners,
  ...mentors,
  ...notifications,
  ...payments,
  ...privacy,
  ...programs,
  ...readings,
  ...referrals,
  ...reports,
  ...room,
  ...sessions,
  ...team,
} satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof ENDPOINTS;

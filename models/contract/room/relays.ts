import { endpoint } from '../http/endpoint.ts';
import { z } from '../http/zod.ts';
import { IceServer } from './ice.ts';

export const getRelays = endpoint({
  method: 'GET',
  path: '/hq/relays',
  summary: 'The relays with credentials for a few minutes, to try them from a browser; empty: there are none',
  response: z.object({ relays: z.array(IceServer) }),
});

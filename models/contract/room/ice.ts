import { endpoint } from '../http/endpoint.ts';
import { Instant, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';

/** A STUN or TURN server in the browser's format. TURN servers have both username and credential. */
export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().exactOptional(),
  credential: z.string().exactOptional(),
});
export type IceServer = z.infer<typeof IceServer>;

/** ICE servers and policy for the call. */
export const IceConfig = z.object({
  iceServers: z.array(IceServer),
  relayOnly: z.boolean().describe('only relayed paths are tried, never direct ones'),
  expiresAt: Instant.nullable().describe(
    'when the relay stops taking these credentials; null: there are none',
  ),
});
export type IceConfig = z.infer<typeof IceConfig>;

export const getIce = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/ice',
  summary: "Fresh ICE servers and credentials; for the session's two people only",
  params: z.object({ roomid: RoomId }),
  response: IceConfig,
});

import { endpoint } from '../http/endpoint.ts';
import { Instant, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';

/** Highest bitrate a check tries, in kbit/s: a little above what the best video quality needs. */
export const FASTEST_CHECKED_KBPS = 2_500;

/**
 * The lobby's result for connection, microphone and camera. `unknown` if the person joined before it was measured. Contains
 * no location, audio or video.
 */
export const ConnectionCheck = z.strictObject({
  server: z.enum(['quick', 'slow', 'unreachable', 'unknown']).describe('our own service, over the socket'),
  roundTripMs: z.int().min(0).max(60_000).nullable(),
  stun: z
    .enum(['found', 'unreachable', 'not_needed', 'unknown'])
    .describe('whether the page can learn its public address'),
  relay: z
    .enum(['works', 'refused', 'busy', 'unreachable', 'not_configured', 'unknown'])
    .describe('`refused`: the relay does not take our key'),
  speed: z
    .enum(['video', 'small_video', 'sound', 'too_slow', 'failed', 'not_measured', 'unknown'])
    .describe('what there is room for'),
  speedKbps: z.int().min(0).max(100_000).nullable(),
  speedOver: z
    .enum(['relay', 'device'])
    .nullable()
    .describe(
      '`relay`: to the relay and back; `device`: within the browser, which says nothing about the connection',
    ),
  microphone: z.enum(['heard', 'silent', 'off', 'unavailable', 'unknown']),
  camera: z.enum(['bright', 'dark', 'covered', 'off', 'unavailable', 'unknown']),
});
export type ConnectionCheck = z.infer<typeof ConnectionCheck>;

export const storeConnectionCheck = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/check',
  summary: "Keep the lobby's last check of the caller's own side",
  params: z.object({ roomid: RoomId }),
  body: ConnectionCheck,
  response: z.object({ at: Instant }),
});

import type { RequestName, SocketPurpose } from '@preproom/models/contract/room/signalling';
import { consumeLimit, createLimiters } from '@preproom/models/runtime/limits';
import type { Redis } from '@preproom/models/runtime/redis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

export interface Limits {
  /** Throws `too_many_requests`. */
  consumeHandshake(userId: string, purpose: SocketPurpose): Promise<void>;
  /**
   * Counts one request of this person; a signal counts by its size. Unknown names share the limit of the rare requests.
   * Throws `too_many_requests`.
   */
  consumeRequest(userId: string, name: string, payload: unknown): Promise<void>;
  /** Counts a refused request. True once there are so many that the socket must be disconnected. */
  isFlood(userId: string): Promise<boolean>;
}

/** Rate limits per person, above what a page sends even while it reconnects on a poor network. With Redis they count across processes. */
export function createLimits(redis: Redis | null): Limits {
  const limiter = createLimiters(redis);
  const handshakes = limiter('handshakes', 60, 60);
  const liveHandshakes = limiter('live-handshakes', 60, 60);
  const refusals = limiter('refusals', 200, 10);
  // One negotiation sends an offer or an answer and up to about 40 candidates; several may follow each other quickly.
  const signals = limiter('signals', 300, 10);
  const readings = limiter('readings', 4, 1);
  const chat = limiter('chat', 20, 10);
  const rest = limiter('rest', 40, 10);
  const ofRequest = new Map<string, RateLimiterAbstract>([
    ['signal:send', signals],
    ['readings:send', readings],
    ['chat:send', chat],
  ] satisfies [RequestName, RateLimiterAbstract][]);
  return {
    consumeHandshake: (userId, purpose) =>
      consumeLimit(purpose === 'live' ? liveHandshakes : handshakes, userId),
    consumeRequest: (userId, name, payload) =>
      consumeLimit(ofRequest.get(name) ?? rest, userId, name === 'signal:send' ? pointsOf(payload) : 1),
    isFlood: (userId) =>
      consumeLimit(refusals, userId).then(
        () => false,
        () => true,
      ),
  };
}

/** A browser's offer has about 8,000 characters, so it counts as two signals. */
const SDP_CHARS_PER_POINT = 4_000;

/** Large signals count more, because they are buffered in this process while the receiver's network is slow. */
function pointsOf(payload: unknown): number {
  const { sdp } = (payload as { signal?: { sdp?: unknown } } | null | undefined)?.signal ?? {};
  return typeof sdp === 'string' ? Math.ceil(sdp.length / SDP_CHARS_PER_POINT) || 1 : 1;
}

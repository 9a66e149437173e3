import type { RequestName } from '@preproom/models/contract/room/signalling';
import { consumeLimit, createLimiters } from '@preproom/models/runtime/limits';
import type { Redis } from '@preproom/models/runtime/redis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

export interface Limits {
  /** Throws `too_many_requests`. */
  takeHandshake(userId: string): Promise<void>;
  /**
   * Counts one request against the person, a signal by its size; names that do not exist count together with the rarer ones.
   * Throws `too_many_requests`.
   */
  takeRequest(userId: string, name: string, payload: unknown): Promise<void>;
  /** Counts a refused request; true once there are so many that the socket should go. */
  isFlood(userId: string): Promise<boolean>;
}

/** Per person, above anything a page does, also while it reconnects on a poor connection; with Redis, over all processes. */
export function createLimits(redis: Redis | null): Limits {
  const limiter = createLimiters(redis);
  const handshakes = limiter('handshakes', 60, 60);
  const refusals = limiter('refusals', 200, 10);
  // One negotiation is an offer or an answer and up to some 40 candidates; a few of them may follow at once.
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
    takeHandshake: (userId) => consumeLimit(handshakes, userId),
    takeRequest: (userId, name, payload) =>
      consumeLimit(ofRequest.get(name) ?? rest, userId, name === 'signal:send' ? weightOf(payload) : 1),
    isFlood: (userId) =>
      consumeLimit(refusals, userId).then(
        () => false,
        () => true,
      ),
  };
}

/** An offer of a browser is some 8 kB. */
const SDP_PER_POINT = 4_000;

/** What is relayed waits here while the other side's connection is slow: many large signals are more than it can take away. */
function weightOf(payload: unknown): number {
  const { sdp } = (payload as { signal?: { sdp?: unknown } } | null | undefined)?.signal ?? {};
  return typeof sdp === 'string' ? Math.ceil(sdp.length / SDP_PER_POINT) || 1 : 1;
}

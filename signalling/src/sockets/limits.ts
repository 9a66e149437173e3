import type { RequestName, SocketPurpose } from '@preproom/models/contract/room/signalling';
import { consumeLimit, createLimiters } from '@preproom/models/runtime/limits';
import { MemoryLimit } from '@preproom/models/runtime/memoryLimit';
import type { Redis } from '@preproom/models/runtime/redis';

/** Answers at once where this process counts alone, later where Redis counts. */
type Counted = void | Promise<void>;
type Consume = (userId: string, points: number) => Counted;

export interface Limits {
  /** Throws `too_many_requests`. */
  consumeHandshake(userId: string, purpose: SocketPurpose): Counted;
  /**
   * Counts one request of this person; a signal counts by its size. Unknown names share the limit of the rare requests.
   * Throws `too_many_requests`.
   */
  consumeRequest(userId: string, name: string, payload: unknown): Counted;
  /** Counts a refused request. True once there are so many that the socket must be disconnected. */
  isFlood(userId: string): Promise<boolean>;
}

/** Rate limits per person, above what a page sends even while it reconnects on a poor network. With Redis they count across processes. */
export function createLimits(redis: Redis | null): Limits {
  const limiter = createLimiters(redis);
  const limit = (name: string, points: number, seconds: number): Consume => {
    if (!redis) {
      const inMemory = new MemoryLimit(points, seconds);
      return (userId, consumed) => inMemory.consume(userId, consumed);
    }
    const shared = limiter(name, points, seconds);
    return (userId, consumed) => consumeLimit(shared, userId, consumed);
  };
  const handshakes = limit('handshakes', 60, 60);
  const liveHandshakes = limit('live-handshakes', 60, 60);
  const refusals = limit('refusals', 200, 10);
  // One negotiation sends an offer or an answer and up to about 40 candidates; several may follow each other quickly.
  const signals = limit('signals', 300, 10);
  const readings = limit('readings', 4, 1);
  const speech = limit('speech', 4, 1);
  const chat = limit('chat', 20, 10);
  // A page sends ten batches a second at most; after an outage each is larger.
  const code = limit('code', 150, 10);
  const codeReads = limit('code-reads', 100, 10);
  const rest = limit('rest', 40, 10);
  const ofRequest = new Map<string, Consume>([
    ['signal:send', signals],
    ['readings:send', readings],
    ['speech:send', speech],
    ['chat:send', chat],
    ['code:send', code],
    ['code:read', codeReads],
  ] satisfies [RequestName, Consume][]);
  return {
    consumeHandshake: (userId, purpose) => (purpose === 'live' ? liveHandshakes : handshakes)(userId, 1),
    consumeRequest: (userId, name, payload) =>
      (ofRequest.get(name) ?? rest)(userId, name === 'signal:send' ? pointsOf(payload) : 1),
    async isFlood(userId) {
      try {
        await refusals(userId, 1);
        return false;
      } catch {
        return true;
      }
    },
  };
}

/** A browser's offer has about 8,000 characters, so it counts as two signals. */
const SDP_CHARS_PER_POINT = 4_000;

/** Large signals count more, because they are buffered in this process while the receiver's network is slow. */
function pointsOf(payload: unknown): number {
  const { sdp } = (payload as { signal?: { sdp?: unknown } } | null | undefined)?.signal ?? {};
  return typeof sdp === 'string' ? Math.ceil(sdp.length / SDP_CHARS_PER_POINT) || 1 : 1;
}

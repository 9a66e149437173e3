import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { TimerClock } from '../../lib/clock.ts';

/** A negotiation and the life of what it found: credentials that end sooner are renewed before. */
const RENEW_BEFORE_MS = 2 * 60_000;
/** After that the old ones are tried: they may still do, and a direct path needs none. */
const RENEWAL_TIMEOUT_MS = 2_000;

interface IceSourceOptions {
  clock: TimerClock;
  /** Fresh ones from the API. Throws when they cannot be had. */
  getIce(roomid: string): Promise<IceConfig>;
}

export interface IceSource {
  /** What the lobby brought. */
  use(roomid: string, ice: IceConfig): void;
  /** Good for one negotiation by the server's clock; a promise only where they have to be renewed. */
  current(serverNowMs: number): IceConfig | Promise<IceConfig>;
}

export function createIceSource({ clock, getIce }: IceSourceOptions): IceSource {
  let room = '';
  let known: IceConfig = { iceServers: [], relayOnly: false, expiresAt: null };

  let renewal: Promise<IceConfig> | null = null;

  const renew = async () => {
    const fresh = await withTimeout(getIce(room), clock);
    if (fresh) known = fresh;
    renewal = null;
    return known;
  };

  return {
    use: (roomid, ice) => {
      room = roomid;
      known = ice;
    },
    current: (serverNowMs) => {
      const expiresAtMs = known.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(known.expiresAt);
      if (expiresAtMs - serverNowMs > RENEW_BEFORE_MS) return known;
      renewal ??= renew();
      return renewal;
    },
  };
}

/** Null when it fails or takes too long. */
async function withTimeout<Value>(promise: Promise<Value>, clock: TimerClock): Promise<Value | null> {
  let stop = () => {};
  const tooLate = new Promise<null>((resolve) => {
    stop = clock.after(RENEWAL_TIMEOUT_MS, () => resolve(null));
  });
  const value = await Promise.race([promise.catch(() => null), tooLate]);
  stop();
  return value;
}

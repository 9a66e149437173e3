import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { TimerClock } from '../../lib/clock.ts';

/** Long enough for a negotiation and the candidates it gathers. Credentials that expire sooner are renewed first. */
const RENEW_BEFORE_MS = 2 * 60_000;
/** After that the old credentials are used: they may still work, and a direct path needs none. */
const RENEWAL_TIMEOUT_MS = 2_000;

interface IceSourceOptions {
  clock: TimerClock;
  /** Fresh ICE servers from the API. Throws when the request fails. */
  getIce(roomid: string): Promise<IceConfig>;
}

export interface IceSource {
  /** Sets the ICE servers that the lobby loaded. */
  use(roomid: string, ice: IceConfig): void;
  /** ICE servers valid for one negotiation, by the server's clock; a promise only when they must be renewed. */
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

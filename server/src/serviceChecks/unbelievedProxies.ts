import type { Clock } from '@preproom/models/runtime/clock';
import type { RequestHandler } from 'express';
import type { Fault } from './fault.ts';

/** How long a sender counts after its last request. */
const REMEMBERED_MS = 60 * 60_000;
/** More would be strangers who forge the header. */
const MOST_SENDERS = 20;
/** Those of this machine and of private networks: a proxy, unlike a stranger on the internet, is one of these. */
const NEAR = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^(::1$|f[cd]|fe80)/i;

/** Notes who sends X-Forwarded-For without being believed: most often our own proxy, with TRUSTED_PROXIES forgotten. */
export function createProxyWatch(clock: Clock, onUnbelieved: (sender: string) => void) {
  const lastMs = new Map<string, number>();
  const listen: RequestHandler = (request, _response, next) => {
    const sender = request.socket.remoteAddress ?? '';
    const trusts = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
    if (request.headers['x-forwarded-for'] !== undefined && !trusts(sender, 0)) {
      onUnbelieved(sender);
      if (NEAR.test(sender) && (lastMs.has(sender) || lastMs.size < MOST_SENDERS))
        lastMs.set(sender, clock.now());
    }
    next();
  };
  return {
    listen,
    /** The proxies that are not believed at present, as a fault. */
    async find(): Promise<Fault | null> {
      for (const [sender, ms] of lastMs) if (clock.now() - ms > REMEMBERED_MS) lastMs.delete(sender);
      if (lastMs.size === 0) return null;
      const senders = [...lastMs.keys()].map((sender) => sender.replace(/^::ffff:/, '')).join(', ');
      return {
        problem: `X-Forwarded-For comes from ${senders}, which is not believed: everyone behind it counts as one person in the limits, and all are locked out together.`,
        todo: `If that is your reverse proxy, set TRUSTED_PROXIES=${senders} and start again.`,
      };
    },
  };
}
export type ProxyWatch = ReturnType<typeof createProxyWatch>;

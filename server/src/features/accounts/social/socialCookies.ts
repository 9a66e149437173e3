import type { Clock } from '@preproom/models/runtime/clock';
import { createTokenCipher } from '@preproom/models/runtime/tokenCipher';
import type { Challenge } from '../../../adapters/oidcProvider.ts';
import type { Config } from '../../../config/config.ts';
import type { CookieAttributes, Cookies } from '../../../http/client.ts';
import { hostCookie, loginCookie } from '../../../http/loginCookie.ts';

/** Long enough to look up the provider's password. */
export const FLOW_COOKIE_TTL_MS = 10 * 60_000;

/** A log-in in progress. */
export interface SocialFlow {
  provider: string;
  challenge: Challenge;
  next: string | null;
  /** Who is logged in and wants to connect the provider; null for a log-in. */
  connectTo: string | null;
}

/** A verified identity at a provider that is not linked to an account of ours yet. */
export interface PendingLink {
  provider: string;
  identityKey: string;
  userId: string;
  /** The person was logged in to the account when they began; otherwise only the e-mail address matched. */
  isOwn: boolean;
  next: string | null;
}

/** State kept in an encrypted cookie, so that a flow can be continued only in the browser that began it. */
export interface EncryptedCookie<Value> {
  set(cookies: Cookies, value: Value): Promise<void>;
  read(cookies: Cookies): Promise<Value | null>;
  clear(cookies: Cookies): void;
}

export function socialCookies(config: Config, clock: Clock) {
  return {
    flow: encryptedCookie<SocialFlow>('social_flow', config, clock),
    link: encryptedCookie<PendingLink>('social_link', config, clock),
  };
}

function encryptedCookie<Value extends object>(
  purpose: string,
  config: Config,
  clock: Clock,
): EncryptedCookie<Value> {
  const cipher = createTokenCipher<Value>(config.jwtSecret, purpose);
  const name = hostCookie(config, purpose);
  const attributes: CookieAttributes = loginCookie(config);
  return {
    async set(cookies, value) {
      const expires = new Date(clock.now() + FLOW_COOKIE_TTL_MS);
      cookies.set(name, await cipher.encrypt(value, expires), { ...attributes, expires });
    },
    async read(cookies) {
      const token = cookies.get(name);
      return token ? cipher.decrypt(token, new Date(clock.now())) : null;
    },
    clear(cookies) {
      cookies.clear(name, attributes);
    },
  };
}

import { API_BASE } from '@preproom/models/contract/http/endpoint';
import type { Clock } from '@preproom/models/runtime/clock';
import { createSeal } from '@preproom/models/runtime/sealed';
import type { Challenge } from '../../../adapters/oidcProvider.ts';
import type { Config } from '../../../config/config.ts';
import type { CookieAttributes, Cookies } from '../../../http/client.ts';
import { loginCookie } from '../../../http/loginCookie.ts';

/** Long enough to find a password at the provider. */
export const NOTE_VALID_MS = 10 * 60_000;

/** A log-in that has begun. */
export interface SocialFlow {
  provider: string;
  challenge: Challenge;
  next: string | null;
  /** Who is logged in and wants to connect the provider; null for a log-in. */
  connectTo: string | null;
}

/** A proved account at a provider that waits to be connected to an account of ours. */
export interface PendingLink {
  provider: string;
  identityKey: string;
  userId: string;
  /** The person was logged in to it when they began, and did not just come in with the same address. */
  isOwn: boolean;
  next: string | null;
}

/** A note that the browser keeps for us, sealed: whoever has not got this browser cannot go on with what it began. */
export interface NoteCookie<Note> {
  set(cookies: Cookies, note: Note): Promise<void>;
  read(cookies: Cookies): Promise<Note | null>;
  clear(cookies: Cookies): void;
}

export function socialCookies(config: Config, clock: Clock) {
  return {
    flow: noteCookie<SocialFlow>('social_flow', config, clock),
    link: noteCookie<PendingLink>('social_link', config, clock),
  };
}

function noteCookie<Note extends object>(name: string, config: Config, clock: Clock): NoteCookie<Note> {
  const seal = createSeal<Note>(config.jwtSecret, name);
  const attributes: CookieAttributes = { ...loginCookie(config), path: `${API_BASE}/socialauth` };
  return {
    async set(cookies, note) {
      const expires = new Date(clock.now() + NOTE_VALID_MS);
      cookies.set(name, await seal.seal(note, expires), { ...attributes, expires });
    },
    async read(cookies) {
      const text = cookies.get(name);
      return text ? seal.open(text, new Date(clock.now())) : null;
    },
    clear(cookies) {
      cookies.clear(name, attributes);
    },
  };
}

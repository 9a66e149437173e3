import type { Config } from '../config/config.ts';
import type { CookieAttributes } from './client.ts';

/** How the login cookie is set, and with the same attributes cleared. */
export function loginCookie(config: Pick<Config, 'isProduction'>): CookieAttributes {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isProduction };
}

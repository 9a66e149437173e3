import type { Config } from '../config/config.ts';
import type { CookieAttributes } from './client.ts';

/** How the login cookie is set, and with the same attributes cleared. */
export function loginCookie(config: Pick<Config, 'isProduction'>): CookieAttributes {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isProduction };
}

/**
 * The name of a cookie of ours. In production browsers take a cookie with `__Host-` only from this very host, over HTTPS and for every
 * path, so no other subdomain can plant one. The login cookie keeps the name that the API promises.
 */
export function hostCookie({ isProduction }: Pick<Config, 'isProduction'>, name: string): string {
  return isProduction ? `__Host-${name}` : name;
}

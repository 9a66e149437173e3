import type { CookieOptions } from 'express';
import type { Config } from '../config/config.ts';

/** How the login cookie is set, and with the same attributes cleared. */
export function loginCookie(config: Pick<Config, 'isProduction'>): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isProduction };
}

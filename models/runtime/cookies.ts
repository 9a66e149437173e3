import { parseCookie } from 'cookie';

/** A cookie's value from request headers; undefined if absent. */
export function cookieOf({ cookie }: { cookie?: string | undefined }, name: string): string | undefined {
  return cookie ? parseCookie(cookie)[name] : undefined;
}

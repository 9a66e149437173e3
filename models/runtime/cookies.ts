import { parseCookie } from 'cookie';

/** The value of a cookie in a request's headers, undefined when it did not come. */
export function cookieOf({ cookie }: { cookie?: string | undefined }, name: string): string | undefined {
  return cookie ? parseCookie(cookie)[name] : undefined;
}

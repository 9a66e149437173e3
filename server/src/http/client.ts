import type { Language } from '@preproom/models/contract/http/language';

/** The browser or program that sent a request, as far as handlers need to know it. */
export interface Client {
  /** Key of limits per network: the IPv4 address, or the first 64 bits of the IPv6 address. */
  readonly network: string;
  /** The `User-Agent` header, empty when none came. */
  readonly userAgent: string;
  /** The language chosen on our pages, else the browser's first one that we have, else English. */
  readonly language: Language;
  /** What a caller without cookies names as the browser its code is bound to; null when it names none. */
  readonly codeBrowser: string | null;
  readonly cookies: Cookies;
}

/** The client's cookies: those that came with the request, and those that the response sets. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, attributes: CookieAttributes & { expires: Date }): void;
  /** Needs the attributes that the cookie was set with. */
  clear(name: string, attributes: CookieAttributes): void;
}

export interface CookieAttributes {
  path: string;
  httpOnly: boolean;
  sameSite: 'lax';
  secure: boolean;
}

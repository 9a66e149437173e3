import { DAY_MS } from '@preproom/models/contract/http/durations';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { REFERRAL_DAYS, stillCounts } from '@preproom/models/contract/payments/attribution';
import type { AppDeps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { loginCookie } from '../../http/loginCookie.ts';

type Deps = Pick<AppDeps, 'config' | 'clock'>;

/** Whose link was clicked last, and on which day: `code.2026-11-22`. Nothing in it tells one visitor from another. */
const REFERRAL_COOKIE = 'ref';
const NOTE = /^([a-z2-9]{8})\.(\d{4}-\d{2}-\d{2})$/;
/** Links whose owners use this browser, so that nobody earns from themselves: `code.code`. */
const OWN_COOKIE = 'ownref';
/** Browsers keep no cookie longer. */
const OWN_DAYS = 400;
/** People who share a browser. */
const MAX_OWN = 6;

/** A link that was opened in a browser. */
export interface LinkNote {
  code: string;
  day: string;
}

/** The link that was opened last in this browser, while it counts: browsers keep cookies as long as they like. */
export function readLinkNote({ clock }: Deps, { cookies }: Client): LinkNote | null {
  const [, code, day] = NOTE.exec(cookies.get(REFERRAL_COOKIE) ?? '') ?? [];
  return code && day && stillCounts(day, indianDay(clock.now())) ? { code, day } : null;
}

export function writeLinkNote({ config, clock }: Deps, { cookies }: Client, { code, day }: LinkNote): void {
  const expires = new Date(clock.now() + REFERRAL_DAYS * DAY_MS);
  cookies.set(REFERRAL_COOKIE, `${code}.${day}`, { ...loginCookie(config), expires });
}

export function clearLinkNote({ config }: Deps, { cookies }: Client): void {
  cookies.clear(REFERRAL_COOKIE, loginCookie(config));
}

function ownCodes({ cookies }: Client): string[] {
  return (cookies.get(OWN_COOKIE) ?? '').split('.').filter(Boolean);
}

/** Whether the owner of this link has looked at it in this browser. */
export function isOwnBrowser(client: Client, code: string): boolean {
  return ownCodes(client).includes(code);
}

/** Notes that the owner of this link uses this browser. */
export function markOwnBrowser({ config, clock }: Deps, client: Client, code: string): void {
  const codes = [code, ...ownCodes(client).filter((other) => other !== code)].slice(0, MAX_OWN);
  const expires = new Date(clock.now() + OWN_DAYS * DAY_MS);
  client.cookies.set(OWN_COOKIE, codes.join('.'), { ...loginCookie(config), expires });
}

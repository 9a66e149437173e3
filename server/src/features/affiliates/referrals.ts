import type { IncomingHttpHeaders } from 'node:http';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { REFERRAL_DAYS } from '@preproom/models/contract/people/affiliates';
import { authenticate } from '@preproom/models/runtime/authenticate';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps, Events } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import { count, findActiveAffiliate } from './affiliate.service.ts';
import { isPerson } from './isPerson.ts';

/** Whose link was clicked last, and on which day: `code.2026-11-22`. Nothing in it tells one visitor from another. */
const REFERRAL_COOKIE = 'ref';
const NOTE = /^([a-z2-9]{8})\.(\d{4}-\d{2}-\d{2})$/;
const DAY_MS = 24 * 60 * 60_000;

export type ReferralDeps = Pick<AppDeps, 'config' | 'database' | 'clock' | 'limiter'>;

/** The request by which a link was opened. */
interface Click {
  method: string;
  headers: IncomingHttpHeaders;
  client: Client;
}

/** Counts a person's click for the link with this code and notes it in their browser, once a day. */
export function createClickCounter(deps: ReferralDeps) {
  const { config } = deps;
  // Clicks of one link that count for one network in a day: a college's, not a program's that drops its cookies.
  const clicks = deps.limiter('affiliate-clicks', 200, 24 * 60 * 60);
  return async (code: string, { method, headers, client }: Click): Promise<void> => {
    if (!isPerson({ method, headers })) return;
    const affiliate = await findActiveAffiliate(deps.database, code);
    if (!affiliate) return;
    const actor = await authenticate(headers, { ...deps, jwtSecret: config.jwtSecret });
    if (actor?.userId === affiliate.userId.toString()) return;
    const nowMs = deps.clock.now();
    const note = `${affiliate.code}.${indianDay(nowMs)}`;
    if (client.cookies.get(REFERRAL_COOKIE) === note) return;
    const expires = new Date(nowMs + REFERRAL_DAYS * DAY_MS);
    client.cookies.set(REFERRAL_COOKIE, note, { ...loginCookie(config), expires });
    await consumeLimit(clicks, `${affiliate.code} ${client.network}`);
    await count(deps, affiliate.userId, 'clicks');
  };
}

/** Counts a new account for the link that its browser came by, once, and never for the affiliate's own second account. */
export async function countSignUp(
  deps: Pick<AppDeps, 'config' | 'database' | 'clock'>,
  { client, log, user: { phone } }: Parameters<Events['signedUp']>[0],
): Promise<void> {
  const [, code, day = ''] = NOTE.exec(client.cookies.get(REFERRAL_COOKIE) ?? '') ?? [];
  if (!code) return;
  client.cookies.clear(REFERRAL_COOKIE, loginCookie(deps.config));
  // Browsers keep cookies as long as they like.
  if (day < indianDay(deps.clock.now() - REFERRAL_DAYS * DAY_MS)) return;
  try {
    const affiliate = await findActiveAffiliate(deps.database, code);
    const own = affiliate && (await deps.database.users.findById(affiliate.userId, { phone: 1 }).lean());
    if (affiliate && own && (phone === '' || own.phone !== phone))
      await count(deps, affiliate.userId, 'signUps');
  } catch (err) {
    // Counting must not fail the sign-up.
    log.warn({ err }, 'sign-up not counted');
  }
}

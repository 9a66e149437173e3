import { indianDay } from '@preproom/models/contract/http/indianDays';
import { REFERRAL_DAYS, REFERRAL_PATH } from '@preproom/models/contract/people/affiliates';
import { authenticate } from '@preproom/models/runtime/authenticate';
import { cookieOf } from '@preproom/models/runtime/cookies';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { type Request, type Response, Router } from 'express';
import type { AppDeps, Events } from '../../deps.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import { networkOf } from '../../http/network.ts';
import { nameRoute } from '../../http/requestLog.ts';
import { count, findActiveAffiliate } from './affiliate.service.ts';
import { isPerson } from './isPerson.ts';

/** Whose link was clicked last, and on which day: `code.2026-11-22`. Nothing in it tells one visitor from another. */
const REFERRAL_COOKIE = 'ref';
const NOTE = /^([a-z2-9]{8})\.(\d{4}-\d{2}-\d{2})$/;
const DAY_MS = 24 * 60 * 60_000;

type Deps = Pick<AppDeps, 'config' | 'database' | 'clock' | 'limiter' | 'log'>;

/** An affiliate's link: leads home whatever it names, and counts a person once a day where it is somebody's. */
export function createReferralRouter(deps: Deps): Router {
  const router = Router();
  const { config } = deps;
  // Clicks of one link that count for one network in a day: a college's, not a program's that drops its cookies.
  const clicks = deps.limiter('affiliate-clicks', 200, 24 * 60 * 60);
  router.get(`${REFERRAL_PATH}/:code`, nameRoute(`${REFERRAL_PATH}/:code`), async (request, response) => {
    response.set('Cache-Control', 'no-store').set('X-Robots-Tag', 'noindex');
    const code = String(request.params.code).toLowerCase();
    // Whoever cannot be counted gets home all the same.
    await countClick(code, request, response).catch((err) =>
      response.locals.log.info({ err }, 'click not counted'),
    );
    response.redirect(302, '/');
  });

  async function countClick(code: string, request: Request, response: Response): Promise<void> {
    if (!isPerson(request)) return;
    const affiliate = await findActiveAffiliate(deps.database, code);
    if (!affiliate) return;
    const actor = await authenticate(request.headers, { ...deps, jwtSecret: config.jwtSecret });
    if (actor?.userId === affiliate.userId.toString()) return;
    const nowMs = deps.clock.now();
    const note = `${affiliate.code}.${indianDay(nowMs)}`;
    if (cookieOf(request.headers, REFERRAL_COOKIE) === note) return;
    const expires = new Date(nowMs + REFERRAL_DAYS * DAY_MS);
    response.cookie(REFERRAL_COOKIE, note, { ...loginCookie(config), expires });
    await consumeLimit(clicks, `${affiliate.code} ${networkOf(request)}`);
    await count(deps, affiliate.userId, 'clicks');
  }

  return router;
}

/** Counts a new account for the link that its browser came by, once, and never for the affiliate's own second account. */
export async function countSignUp(
  deps: Pick<AppDeps, 'config' | 'database' | 'clock'>,
  { request, response, user: { phone } }: Parameters<Events['signedUp']>[0],
): Promise<void> {
  const [, code, day = ''] = NOTE.exec(cookieOf(request.headers, REFERRAL_COOKIE) ?? '') ?? [];
  if (!code) return;
  response.clearCookie(REFERRAL_COOKIE, loginCookie(deps.config));
  // Browsers keep cookies as long as they like.
  if (day < indianDay(deps.clock.now() - REFERRAL_DAYS * DAY_MS)) return;
  try {
    const affiliate = await findActiveAffiliate(deps.database, code);
    const own = affiliate && (await deps.database.users.findById(affiliate.userId, { phone: 1 }).lean());
    if (affiliate && own && (phone === '' || own.phone !== phone))
      await count(deps, affiliate.userId, 'signUps');
  } catch (err) {
    // The account stands, whatever becomes of the count.
    response.locals.log.warn({ err }, 'sign-up not counted');
  }
}

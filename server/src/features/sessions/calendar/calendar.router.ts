import { AppError } from '@preproom/models/contract/http/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Router } from 'express';
import type { AppDeps } from '../../../deps.ts';
import { nameRoute } from '../../../http/requestLog.ts';
import { siteOrigin } from '../../../http/siteOrigin.ts';
import { i18nOf } from '../../../i18n/i18nOf.ts';
import { feedOf } from '../invite.ts';
import { readFeedSessions } from './feedSessions.ts';
import { findFeedOwner } from './feedToken.ts';

const FEED_PATH = '/calendar/:token.ics';

/** The private feed, for calendar programs, which cannot log in. The log has its pattern and never the token. */
export function createCalendarRouter(
  deps: Pick<AppDeps, 'config' | 'database' | 'clock' | 'limiter'>,
): Router {
  const { config, database } = deps;
  // Every hour of a dozen calendar programs, and more: each reads up to a thousand sessions.
  const feedLimit = deps.limiter('calendarFeed', 60, 60 * 60);
  const router = Router();
  router.get(FEED_PATH, nameRoute(FEED_PATH), async (request, response) => {
    const owner = await findFeedOwner(database, String(request.params.token), config.jwtSecret);
    if (!owner) throw new AppError('not_found');
    await consumeLimit(feedLimit, owner._id.toString());
    const setting = {
      brand: config.BRAND_NAME,
      origin: siteOrigin(request, config),
      i18n: i18nOf(owner.language),
    };
    response
      .set({ 'Cache-Control': 'private, max-age=300', 'X-Robots-Tag': 'noindex' })
      .type('text/calendar')
      .send(feedOf(await readFeedSessions(deps, owner, setting.i18n), setting));
  });
  return router;
}

import { REFERRAL_PATH } from '@preproom/models/contract/referrals/paths';
import { Router } from 'express';
import { expressClient } from '../../http/expressClient.ts';
import { nameRoute } from '../../http/requestLog.ts';
import { createClickCounter, type ReferralDeps } from './referrals.ts';

/** An affiliate's link: leads home whatever it names, and counts a person once a day where it is somebody's. */
export function createReferralRouter(deps: ReferralDeps): Router {
  const router = Router();
  const countClick = createClickCounter(deps);
  router.get(`${REFERRAL_PATH}/:code`, nameRoute(`${REFERRAL_PATH}/:code`), async (request, response) => {
    response.set('Cache-Control', 'no-store').set('X-Robots-Tag', 'noindex');
    const { method, headers } = request;
    const click = { method, headers, client: expressClient(request, response) };
    // A failure to count must not stop the redirect.
    await countClick(String(request.params.code).toLowerCase(), click).catch((err) =>
      response.locals.log.info({ err }, 'click not counted'),
    );
    response.redirect(302, '/');
  });
  return router;
}

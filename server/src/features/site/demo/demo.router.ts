import { SECOND_STEP_PATH } from '@preproom/models/contract/accounts/users';
import { AppError } from '@preproom/models/contract/http/errors';
import { Router } from 'express';
import { DEMO_OPENID_PATH } from '../../../config/providerSettings.ts';
import type { AppDeps } from '../../../deps.ts';
import { expressClient } from '../../../http/expressClient.ts';
import { nameRoute } from '../../../http/requestLog.ts';
import { issueLogin } from '../../accounts/issueLogin.ts';
import { ensureDemoPerson, ensureDemoSession, isDemoPerson } from './demo.service.ts';
import { createOpenIdRouter } from './openId/openId.router.ts';
import { createOutboxRouter } from './outbox.router.ts';

/** /demo, outside production: logs a demo person in and redirects to the room of a session that begins now. */
export function createDemoRouter(deps: AppDeps): Router {
  const { config } = deps;
  const router = Router();
  router.use(
    DEMO_OPENID_PATH,
    createOpenIdRouter(() => config.PUBLIC_URL ?? deps.ownUrl()),
  );
  router.use('/demo/outbox', createOutboxRouter(deps.database, config.SMTP_URL !== undefined));
  router.get('/demo/enter/:person', nameRoute('/demo/enter/:person'), async (request, response) => {
    const { person } = request.params;
    if (!isDemoPerson(person)) throw new AppError('not_found');
    const nowMs = deps.clock.now();
    const user = await ensureDemoPerson(deps.database, person, new Date(nowMs));
    const { roomid } = await ensureDemoSession(deps.database, nowMs);
    const next = person === 'admin' ? '/hq/welcome/admin' : `/room/${roomid}`;
    const caller = { client: expressClient(request, response), log: response.locals.log, next };
    const isIn = await issueLogin(deps, user, caller).then(() => true, needsSecondFactor);
    response.redirect(isIn ? next : SECOND_STEP_PATH);
  });
  return router;
}

/** A demo person may have tried two-step login too. */
function needsSecondFactor(error: unknown): false {
  if (error instanceof AppError && error.code === 'second_factor_needed') return false;
  throw error;
}

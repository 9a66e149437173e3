import { AppError } from '@preproom/models/contract/errors';
import { LOGIN_COOKIE } from '@preproom/models/contract/users';
import { Router } from 'express';
import type { AppDeps } from '../../app.ts';
import type { Config } from '../../config.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import { nameRoute } from '../../http/requestLog.ts';
import { startLogin } from '../accounts/account.service.ts';
import { ensureDemoPerson, ensureDemoSession, isDemoPerson } from './demo.service.ts';

/** Outside production: one address logs a demo person in and leads to the room of a session that begins now. */
export function createDemoRouter(config: Config, deps: AppDeps): Router {
  const router = Router();
  router.get('/enter/:person', nameRoute('/demo/enter/:person'), async ({ params }, response) => {
    if (!isDemoPerson(params.person)) throw new AppError('not_found');
    const nowMs = deps.clock.now();
    const user = await ensureDemoPerson(deps.database, params.person, new Date(nowMs));
    const { roomid } = await ensureDemoSession(deps.database, nowMs);
    const { token, expiresAt } = await startLogin(deps, config.jwtSecret, user._id);
    response.cookie(LOGIN_COOKIE, token, { ...loginCookie(config), expires: expiresAt });
    response.redirect(`/room/${roomid}`);
  });
  return router;
}

import { MAIL_OFF_PATH } from '@preproom/models/contract/notifications/mail';
import { Router } from 'express';
import { nameRoute } from '../../../http/requestLog.ts';
import { type SwitchOffDeps, switchOff } from './switchOff.ts';

/** One-click unsubscribe for mail programs (RFC 8058): they POST to the URL whose GET shows people a confirmation page. */
export function createOneClickRouter(deps: SwitchOffDeps): Router {
  const router = Router();
  router.post(MAIL_OFF_PATH, nameRoute(MAIL_OFF_PATH), async ({ query }, response) => {
    const kind = await switchOff(deps, typeof query.token === 'string' ? query.token : '');
    response.json({ kind });
  });
  return router;
}
